import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/**
 * The benchmark of the site: `npm run bench`. Nothing runs in parallel, because that would
 * distort measurements.
 */
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
