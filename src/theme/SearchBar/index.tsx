/**
 * Readers gain: the search is ready when they get to type, because its index
 * starts to load as soon as the pointer or the focus is on the button.
 * To be deleted when the theme tells a plugin that the dialog is about to open.
 */

import type { WrapperProps } from '@docusaurus/types';
import { useSearchPreparation } from '@site/src/search/useSearchPreparation';
import type SearchBarType from '@theme/SearchBar';
import SearchBar from '@theme-original/SearchBar';
import type { ReactNode } from 'react';

type Props = WrapperProps<typeof SearchBarType>;

/** The search button of the navbar. */
export default function SearchBarWrapper(props: Props): ReactNode {
  const prepare = useSearchPreparation();
  return (
    <search onPointerOver={prepare} onFocus={prepare}>
      <SearchBar {...props} />
    </search>
  );
}
