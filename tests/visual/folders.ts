import { join } from 'node:path';

/** Output folder of the visual sheet. Git ignores it. */
export const sheetDir = join(__dirname, '../../screenshots');

/** The screenshots to compare with, in one folder for each size and color mode. */
export const baselineDir = join(sheetDir, 'baseline');

/**
 * Screenshots from the last run that differ: the actual image, the expected one, and the
 * difference.
 */
export const runDir = join(sheetDir, 'run');
