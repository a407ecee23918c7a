import { join } from 'node:path';

/** Everything that the sheet writes. Git ignores it. */
export const sheetDir = join(__dirname, '../../screenshots');

/** The pictures to compare with: one folder for each size and colour mode. */
export const baselineDir = join(sheetDir, 'baseline');

/** What the last run found different: its own picture, the expected one, and the difference. */
export const runDir = join(sheetDir, 'run');
