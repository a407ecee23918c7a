/**
 * Readers gain: the search, in the slot that the classic theme leaves for it. The search
 * theme's own search bar loads the search box with every page, and connects to the hosted
 * service even if the site doesn't use it.
 * Delete when: the search theme can load its search box later and accepts a search client.
 */
export { default } from '@site/src/search/SearchBar';
