/**
 * Readers gain: the number of results is announced, the version menus have a
 * name, and the page says when words were repaired or the network is missing.
 * To be deleted when the theme's own page does so.
 */

import ResultsStatus from '@site/src/search/ResultsStatus';
import SearchPage from '@theme-original/SearchPage';
import type { ReactNode } from 'react';

/** The page of all results. */
export default function SearchPageWrapper(): ReactNode {
  return (
    <>
      <SearchPage />
      <ResultsStatus />
    </>
  );
}
