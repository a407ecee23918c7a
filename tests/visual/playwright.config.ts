import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import base from '../../playwright.config';
import { baselineDir, runDir } from './folders';

const root = join(__dirname, '../..');
const desktop = { width: 1280, height: 800 };
const phone = { width: 375, height: 800 };

/** The visual sheet. It runs on demand and on a schedule, but not in `npm test`. */
export default defineConfig({
  ...base,
  testDir: '.',
  // The test next to sheetPage.ts is a unit test for Vitest.
  testMatch: 'sheet.spec.ts',
  outputDir: runDir,
  snapshotPathTemplate: join(baselineDir, '{projectName}/{arg}{ext}'),
  reporter: [['./sheetReporter.ts']],
  use: {
    ...base.use,
    trace: 'off',
    // A service worker from an earlier page could respond with cached pages.
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
