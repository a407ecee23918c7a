import type { FacetFilters, SearchRequest } from '../protocol';

/** Values that the filters allow for an attribute, or undefined if they don't restrict it. */
function allowed(
  filters: FacetFilters | undefined,
  attribute: string,
): readonly string[] | undefined {
  const groups = typeof filters === 'string' ? [filters] : (filters ?? []);
  const start = `${attribute}:`;
  const lists = groups
    .map((group) =>
      [group]
        .flat()
        .filter((filter) => filter.startsWith(start))
        .map((filter) => filter.slice(start.length)),
    )
    .filter((values) => values.length > 0);
  // Every group must match, so only the values that are in all groups remain.
  return lists.reduce<readonly string[] | undefined>(
    (common, values) => common?.filter((value) => values.includes(value)) ?? values,
    undefined,
  );
}

/** Existing shards that match the language and the tags of a request. */
export function shardsFor(request: SearchRequest, available: readonly string[]): string[] {
  const languages = allowed(request.facetFilters, 'language');
  const tags = allowed(request.facetFilters, 'docusaurus_tag');
  return available.filter((key) => {
    const slash = key.indexOf('/');
    return (
      (languages?.includes(key.slice(0, slash)) ?? true) &&
      (tags?.includes(key.slice(slash + 1)) ?? true)
    );
  });
}
