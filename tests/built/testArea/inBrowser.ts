/**
 * Pages of the test area that only a browser can check. tests/e2e/testAreaPages.spec.ts fails if
 * one of them has no test there.
 */
export const inBrowser: readonly string[] = [
  '/tests/pages/analytics/',
  '/tests/pages/diagrams/',
  '/tests/pages/history-tests/',
  '/tests/pages/hydration-tests/',
  '/tests/pages/link-tests/',
  '/tests/pages/navbar-dropdown-tests/',
  '/tests/pages/style-isolation/',
  '/tests/pages/z-index-tests/',
];
