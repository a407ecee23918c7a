import { join } from 'node:path';
import type { PlaywrightTestConfig } from '@playwright/test';
import base from '../../playwright.config';

const { webServer, ...settings } = base;

/** Checks the accessibility of every page of the production build, which takes too long for `npm test`. */
export default {
  ...settings,
  testDir: __dirname,
  outputDir: '../../test-results/accessibility',
  timeout: 30 * 60_000,
  reporter: 'list',
  webServer: { ...webServer, cwd: join(__dirname, '../..') },
} as PlaywrightTestConfig;
