import type { ClientModule } from '@docusaurus/types';
import { rememberPage } from './visitedPages';

/** Notes the pages that a reader leaves, so that the empty search can lead back to them. */
const rememberVisits: ClientModule = {
  onRouteUpdate({ location, previousLocation }) {
    if (!previousLocation || previousLocation.pathname === location.pathname) {
      return;
    }
    // The page that is being left is still shown now.
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
