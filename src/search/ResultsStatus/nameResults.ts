import { translate } from '@docusaurus/Translate';

/**
 * Tells assistive technology what the parts of the theme's results page are: it
 * has no main part, its form and count are no landmarks, its version menus have no name, and the
 * trails of all results have the same one.
 */
export function nameResults(page: Element): void {
  page.setAttribute('role', 'main');
  page.querySelector('form')?.setAttribute('role', 'search');
  page.querySelector('h1')?.setAttribute('aria-live', 'polite');
  page.querySelector('form ~ .row > .col')?.setAttribute('role', 'status');
  const version = translate({
    id: 'search.versions.label',
    message: 'Version',
    description: 'Label of the menus that narrow a search to a version',
  });
  for (const menu of page.querySelectorAll('form select:not([aria-label])')) {
    menu.setAttribute('aria-label', version);
  }
  for (const result of page.querySelectorAll('article')) {
    const title = result.querySelector('h2')?.textContent ?? '';
    result.querySelector('nav')?.setAttribute('aria-label', title);
  }
}
