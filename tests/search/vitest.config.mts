import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The search benchmark: `npm run bench:search`. It requires a production build. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    include: ['tests/search/**/*.bench.ts'],
    passWithNoTests: false,
    // Each of the 2,450 queries is typed in a browser, which takes five minutes on a slow machine.
    testTimeout: 900_000,
  },
});
