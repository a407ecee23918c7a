// Keys that the search modal and the client of the hosted search write without the site's suffix.
const SEARCH_KEYS = /^(__DOCSEARCH_|algolia-client-js-)/;

/**
 * Returns the keys that belong to this site, in alphabetical order. Browsers store
 * keys by origin, so a development server's origin also has the keys of other sites.
 *
 * @param suffix what this site appends to its keys, such as `-aae`
 */
export function ownKeys(keys: readonly string[], suffix: string): readonly string[] {
  return keys.filter((key) => key.endsWith(suffix) || SEARCH_KEYS.test(key)).sort();
}
