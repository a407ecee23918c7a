/**
 * Readers gain: the number of results is announced, the version menus have a
 * name, and the page says when words were repaired or the network is missing.
 * Search engines are told to leave it out.
 * To be deleted when the theme's own page does so.
 */

import Head from '@docusaurus/Head';
import ResultsStatus from '@site/src/search/ResultsStatus';
import SearchPage from '@theme-original/SearchPage';
import type { ReactNode } from 'react';

/** The page of all results. */
export default function SearchPageWrapper(): ReactNode {
  return (
    <>
      <SearchPage />
      <Head>
        {/* The theme writes this as a property, which crawlers and the sitemap don't read. */}
        <meta name="robots" content="noindex, follow" />
      </Head>
      <ResultsStatus />
    </>
  );
}
