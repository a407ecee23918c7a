/**
 * Readers gain: the search is ready by the time they type, because the index
 * starts loading as soon as they hover over the button or focus it.
 * Delete when: the theme notifies plugins that the search modal is about to open.
 */

import type { WrapperProps } from '@docusaurus/types';
import { useSearchPreparation } from '@site/src/search/useSearchPreparation';
import type SearchBarType from '@theme/SearchBar';
import SearchBar from '@theme-original/SearchBar';
import type { ReactNode } from 'react';

type Props = WrapperProps<typeof SearchBarType>;

/** The search button in the navbar. */
export default function SearchBarWrapper(props: Props): ReactNode {
  const prepare = useSearchPreparation();
  return (
    <search onPointerOver={prepare} onFocus={prepare}>
      <SearchBar {...props} />
    </search>
  );
}
