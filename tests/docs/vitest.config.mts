import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The check of the documentation against the packages of its release: `npm run verify:docs`. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    include: ['tests/docs/**/*.test.ts'],
    globalSetup: ['tests/docs/setup.ts'],
    passWithNoTests: false,
    // Compilers run inside of a test; the time of one says nothing.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
