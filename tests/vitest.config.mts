import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Unit tests are next to the code that they check. The first line of a file says if its
 * tests need a DOM.
 */
export default defineConfig({
  root,
  // tsconfig.json leaves JSX to the site's bundler. Here, Vite compiles it.
  oxc: { jsx: { runtime: 'automatic' } },
  resolve: {
    alias: [
      { find: '@site', replacement: root.replace(/\/$/, '') },
      // In the site, the bundler finds these modules. Tests replace them with vi.mock.
      {
        find: /^@docusaurus\/(Head|router|useDocusaurusContext)$/,
        replacement: `${root}node_modules/@docusaurus/core/lib/client/exports/$1.js`,
      },
    ],
  },
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.ts'],
    exclude: [
      '**/node_modules/**',
      'tests/e2e/**',
      'tests/docs/**',
      'tests/built/**',
      'tests/preview/**',
      'tests/servers/**',
    ],
    passWithNoTests: false,
    // The files of a worker share their modules and their DOM, which takes a quarter of the time.
    isolate: false,
    // Without it, happy-dom reports an error for each frame, although the frames in tests are empty.
    environmentOptions: { happyDOM: { settings: { enableIframePageLoading: true } } },
  },
});
