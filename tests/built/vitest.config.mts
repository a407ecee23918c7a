import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Tests of the files in `build/`, and of small sites: `npm run test:built`. No browser is needed. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    include: ['tests/built/**/*.test.ts'],
    passWithNoTests: false,
    // The files of a worker share what they've read and parsed.
    isolate: false,
    maxWorkers: 2,
    // Generous, because machines can be busy. No test asserts how long something takes.
    testTimeout: 240_000,
  },
});
