import type { Plugin } from '@docusaurus/types';

/**
 * A theme for the test area, loaded after those of the site. It has a custom component and
 * wraps one of an earlier theme.
 */
export default function testTheme(): Plugin {
  return { name: 'docusaurus-theme-tests', getThemePath: () => './theme' };
}
