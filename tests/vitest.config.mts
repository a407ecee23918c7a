import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Unit tests sit beside the code that they check. Those that need a DOM say so in their first line. */
export default defineConfig({
  root,
  // tsconfig.json leaves JSX to the bundler of the site; here Vite compiles it.
  oxc: { jsx: { runtime: 'automatic' } },
  resolve: { alias: { '@site': root.replace(/\/$/, '') } },
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.ts'],
    exclude: ['**/node_modules/**', 'tests/e2e/**', 'tests/docs/**'],
    passWithNoTests: false,
  },
});
