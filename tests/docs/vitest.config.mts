import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Checks the documentation against the packages of its release: `npm run verify:docs`. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    include: ['tests/docs/**/*.test.ts'],
    globalSetup: ['tests/docs/setup.ts'],
    passWithNoTests: false,
    // Tests run compilers, so how long they take doesn't mean anything.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // Pages that are checked at the same time share a compiler.
    maxConcurrency: 1_000,
  },
});
