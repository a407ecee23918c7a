import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Tests the configurations in deploy/ with the real servers: `npm run test:servers`. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: { include: ['tests/servers/**/*.test.ts'], passWithNoTests: false, hookTimeout: 60_000 },
});
