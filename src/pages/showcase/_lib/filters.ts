import type { Site } from '@site/src/data/showcase/schema';
import { type TagKey, tagKeys } from '@site/src/data/showcase/tags';

/** The filters that the reader has chosen. */
export interface Filters {
  /** Part of a title. */
  readonly text: string;
  /** Tags, in the order in which they were chosen. */
  readonly tags: readonly TagKey[];
  /** Whether a site must have all chosen tags instead of at least one. */
  readonly matchAll: boolean;
}

/** Shows every site. */
export const NO_FILTERS: Filters = { text: '', tags: [], matchAll: false };

function isTagKey(value: string): value is TagKey {
  return (tagKeys as readonly string[]).includes(value);
}

/**
 * Reads filters from the query string of a URL. Unknown values are ignored,
 * because people type and share URLs.
 */
export function parseFilters(search: string): Filters {
  const params = new URLSearchParams(search);
  return {
    text: params.get('name') ?? '',
    tags: [...new Set(params.getAll('tags').filter(isTagKey))],
    matchAll: params.get('operator') === 'AND',
  };
}

/**
 * Writes filters to a query string and keeps its other parameters.
 *
 * @returns the query string with its question mark, or an empty string if there are no parameters
 */
export function writeFilters({ text, tags, matchAll }: Filters, search: string): string {
  const params = new URLSearchParams(search);
  params.delete('name');
  params.delete('tags');
  params.delete('operator');
  if (text) {
    params.append('name', text);
  }
  for (const tag of tags) {
    params.append('tags', tag);
  }
  if (matchAll) {
    params.append('operator', 'AND');
  }
  const written = params.toString();
  return written ? `?${written}` : '';
}

/** Whether the filters narrow the list. The operator alone doesn't. */
export function hasFilters({ text, tags }: Filters): boolean {
  return text.trim() !== '' || tags.length > 0;
}

/** Adds a tag to the chosen ones, or removes it. */
export function toggleTag(tags: readonly TagKey[], tag: TagKey): readonly TagKey[] {
  return tags.includes(tag) ? tags.filter((other) => other !== tag) : [...tags, tag];
}

/** Returns the sites that match the filters, in their original order. */
export function filterSites(
  sites: readonly Site[],
  { text, tags, matchAll }: Filters,
): readonly Site[] {
  const part = text.trim().toLowerCase();
  const hasTag = (site: Site) => (tag: TagKey) => site.tags.includes(tag);
  return sites.filter(
    (site) =>
      site.title.toLowerCase().includes(part) &&
      (tags.length === 0 || (matchAll ? tags.every(hasTag(site)) : tags.some(hasTag(site)))),
  );
}
