/**
 * Readers gain: the number of results is announced, the version menus have a
 * label, and the page says when a typo was corrected or the network is
 * unavailable. It also keeps search engines from indexing the page.
 * Delete when: the theme's own page does all of this.
 */

import Head from '@docusaurus/Head';
import ResultsStatus from '@site/src/search/ResultsStatus';
import SearchPage from '@theme-original/SearchPage';
import type { ReactNode } from 'react';

/** The search page, which shows all results. */
export default function SearchPageWrapper(): ReactNode {
  return (
    <>
      <SearchPage />
      <Head>
        {/* The theme sets this in a `property` attribute, which crawlers and the sitemap plugin don't read. */}
        <meta name="robots" content="noindex, follow" />
      </Head>
      <ResultsStatus />
    </>
  );
}
