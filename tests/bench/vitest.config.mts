import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The bench of the site: `npm run bench`. It measures, so nothing runs beside anything. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    include: ['tests/bench/**/*.bench.ts'],
    fileParallelism: false,
    disableConsoleIntercept: true,
    passWithNoTests: false,
    testTimeout: 1_800_000,
    hookTimeout: 1_800_000,
  },
});
