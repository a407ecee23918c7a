// Keys that the search dialog and the client of a hosted search write without the site's suffix.
const SEARCH_KEYS = /^(__DOCSEARCH_|algolia-client-js-)/;

/**
 * The keys that belong to this site, in alphabetical order. A browser stores by
 * address, so a development address holds the keys of other sites, too.
 *
 * @param suffix what this site appends to its keys, for example `-aae`
 */
export function ownKeys(keys: readonly string[], suffix: string): readonly string[] {
  return keys.filter((key) => key.endsWith(suffix) || SEARCH_KEYS.test(key)).sort();
}
