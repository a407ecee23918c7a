import type { ClientModule } from '@docusaurus/types';
import { rememberPage } from './visitedPages';

/** Remembers the pages that a reader leaves, so that the empty search dialog can link to them. */
const rememberVisits: ClientModule = {
  onRouteUpdate({ location, previousLocation }) {
    if (!previousLocation || previousLocation.pathname === location.pathname) {
      return;
    }
    // The previous page is still shown at this point.
    const title = document.querySelector('main h1')?.textContent?.trim();
    const tag = document.querySelector<HTMLMetaElement>(
      'meta[name="docsearch:docusaurus_tag"]',
    )?.content;
    if (title && tag) {
      rememberPage({ path: previousLocation.pathname, title, tag });
    }
  },
};

export default rememberVisits;
