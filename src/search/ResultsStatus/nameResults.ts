import { translate } from '@docusaurus/Translate';

/**
 * Adds roles and labels to the theme's results page for assistive technology. By default, the
 * page has no `main` landmark, its form and its result count have no roles, its version menus
 * have no labels, and the breadcrumbs of all results have the same label.
 */
export function nameResults(page: Element): void {
  page.setAttribute('role', 'main');
  page.querySelector('form')?.setAttribute('role', 'search');
  page.querySelector('h1')?.setAttribute('aria-live', 'polite');
  page.querySelector('form ~ .row > .col')?.setAttribute('role', 'status');
  const version = translate({
    id: 'search.versions.label',
    message: 'Version',
    description: 'Label of the menus that limit a search to a version',
  });
  for (const menu of page.querySelectorAll('form select:not([aria-label])')) {
    menu.setAttribute('aria-label', version);
  }
  for (const result of page.querySelectorAll('article')) {
    const title = result.querySelector('h2')?.textContent ?? '';
    result.querySelector('nav')?.setAttribute('aria-label', title);
  }
}
