import { createHash } from 'node:crypto';
import { defineConfig } from '@playwright/test';
import { findChromium } from './src/commands/findChromium.cjs';
import { browserArgs } from './tests/e2e/support/browserArgs';

// Each checkout gets its own port, so that you can test two of them on the same machine at once.
const port = 3400 + (createHash('sha256').update(__dirname).digest().readUInt16BE(0) % 600);

/** Browser tests run on the production build, which `npm test` creates first. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // Generous, because machines can be busy. No test asserts how long something takes.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-US',
    colorScheme: 'light',
    launchOptions: {
      executablePath: findChromium(),
      args: browserArgs,
    },
  },
  webServer: {
    command: `npx docusaurus serve --no-open --port ${port}`,
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
    timeout: 60_000,
  },
});
