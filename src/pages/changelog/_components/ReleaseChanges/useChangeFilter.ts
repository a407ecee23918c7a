import { useClearQueryString, useQueryString } from '@docusaurus/theme-common';
import { type ChangeFilter, filterCategories, knownFilter } from '@site/src/lib/changelog/filter';
import type { AnchoredChange, Category } from '@site/src/lib/changelog/release';
import { useMemo } from 'react';

/** The filter of an entry's page, the changes that match it, and functions to change it. */
export interface ChangeFilterState {
  readonly filter: ChangeFilter;
  readonly shown: readonly Category<AnchoredChange>[];
  readonly setCategory: (slug: string) => void;
  readonly setPackage: (name: string) => void;
  readonly clear: () => void;
}

/**
 * Keeps the filter in the URL, as `?category=bug-fixes&package=…`, so that readers
 * can share a filtered release. Like the server, the first render shows everything.
 */
export function useChangeFilter(
  categories: readonly Category<AnchoredChange>[],
): ChangeFilterState {
  const [category, setCategory] = useQueryString('category');
  const [packageName, setPackage] = useQueryString('package');
  const clear = useClearQueryString();
  const filter = useMemo(
    () => knownFilter(categories, { category, package: packageName }),
    [categories, category, packageName],
  );
  const shown = useMemo(() => filterCategories(categories, filter), [categories, filter]);
  return { filter, shown, setCategory, setPackage, clear };
}
