import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Tests of a deploy preview in `build/`: `npm run test:preview`. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: { include: ['tests/preview/*.test.ts'], passWithNoTests: false, testTimeout: 60_000 },
});
