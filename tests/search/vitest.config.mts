import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The bench of the search: run by itself, on a finished build. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    include: ['tests/search/**/*.bench.ts'],
    passWithNoTests: false,
    testTimeout: 300_000,
  },
});
