import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import base from '../../playwright.config';
import { baselineDir, runDir } from './folders';

const root = join(__dirname, '../..');
const desktop = { width: 1280, height: 800 };
const phone = { width: 375, height: 800 };

/** The visual sheet. It runs on demand and on a schedule, not in `npm test`. */
export default defineConfig({
  ...base,
  testDir: '.',
  // The test beside sheetPage.ts is for Vitest.
  testMatch: 'sheet.spec.ts',
  outputDir: runDir,
  snapshotPathTemplate: join(baselineDir, '{projectName}/{arg}{ext}'),
  reporter: [['./sheetReporter.ts']],
  use: {
    ...base.use,
    trace: 'off',
    // A worker of an earlier page would answer with pages that it has stored.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
  },
  expect: {
    timeout: 30_000,
    toHaveScreenshot: { stylePath: join(__dirname, 'stable.css') },
  },
  projects: [
    { name: 'desktop-light', use: { viewport: desktop, colorScheme: 'light' } },
    { name: 'desktop-dark', use: { viewport: desktop, colorScheme: 'dark' } },
    { name: 'phone-light', use: { viewport: phone, colorScheme: 'light' } },
    { name: 'phone-dark', use: { viewport: phone, colorScheme: 'dark' } },
  ],
  webServer: base.webServer && { ...base.webServer, cwd: root },
});
