import type { Plugin } from '@docusaurus/types';

/**
 * A theme of the test area, loaded after those of the site: one part of its own,
 * and one that wraps a part of an earlier theme.
 */
export default function testTheme(): Plugin {
  return { name: 'docusaurus-theme-tests', getThemePath: () => './theme' };
}
