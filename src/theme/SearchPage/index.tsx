/**
 * Readers gain: the number of results is announced, the version menus have a
 * name, and the page says when words were repaired or the network is missing.
 * Its landmarks are one main part, without one for each result.
 * Search engines are told to leave it out.
 * To be deleted when the theme's own page does so.
 */

import Head from '@docusaurus/Head';
import { useSearchLandmarks } from '@site/src/hooks/useSearchLandmarks';
import ResultsStatus from '@site/src/search/ResultsStatus';
import SearchPage from '@theme-original/SearchPage';
import type { ReactNode } from 'react';

/** The page of all results. */
export default function SearchPageWrapper(): ReactNode {
  useSearchLandmarks();
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
