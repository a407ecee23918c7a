import { type KindId, kindOf } from './kinds';
import { type Category, type Change, packagesOf } from './release';

/** Which changes of a release to show. An empty string means all of them. */
export interface ChangeFilter {
  /** Slug of a kind, as in the IDs of the page's headings: `bug-fixes`. */
  readonly category: string;
  /** npm name of a package. */
  readonly package: string;
}

/** An option in a filter menu. */
export interface FilterOption {
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

function optionValue(options: readonly FilterOption[], value: string): string {
  return options.some((option) => option.value === value) ? value : '';
}

/** Returns the packages that a release changes, in alphabetical order. */
export function packageOptions(categories: readonly Category[]): FilterOption[] {
  const counts = new Map<string, number>();
  for (const name of categories.flatMap(({ changes }) => changes.flatMap(packagesOf))) {
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([name, count]) => ({ value: name, label: name, count }));
}

/** Returns the categories of a release, in the same order as on the page. */
export function categoryOptions(categories: readonly Category[]): FilterOption[] {
  return categories.map(({ kind, changes }) => ({
    value: kindOf(kind).slug,
    label: kindOf(kind).title,
    count: changes.length,
  }));
}

/**
 * Clears the parts of a filter that don't exist in the release, because a URL may be
 * outdated or mistyped.
 */
export function knownFilter(categories: readonly Category[], filter: ChangeFilter): ChangeFilter {
  return {
    category: optionValue(categoryOptions(categories), filter.category),
    package: optionValue(packageOptions(categories), filter.package),
  };
}

/** Returns the changes that match the filter, without empty categories. */
export function filterCategories<C extends Change>(
  categories: readonly Category<C>[],
  filter: ChangeFilter,
): Category<C>[] {
  const slugOf = (kind: KindId): string => kindOf(kind).slug;
  return categories
    .filter(({ kind }) => !filter.category || slugOf(kind) === filter.category)
    .map(({ kind, changes }) => ({
      kind,
      changes: changes.filter((c) => !filter.package || packagesOf(c).includes(filter.package)),
    }))
    .filter(({ changes }) => changes.length > 0);
}
