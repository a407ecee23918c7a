import type { Site } from '@site/src/data/showcase/schema';
import { type TagKey, tagKeys } from '@site/src/data/showcase/tags';

/** What the reader asks to see. */
export interface Filters {
  /** Part of a title. */
  readonly text: string;
  /** In the order in which they were chosen. */
  readonly tags: readonly TagKey[];
  /** True when a site must carry every chosen tag, false when one is enough. */
  readonly matchAll: boolean;
}

/** Shows every site. */
export const NO_FILTERS: Filters = { text: '', tags: [], matchAll: false };

function isTagKey(value: string): value is TagKey {
  return (tagKeys as readonly string[]).includes(value);
}

/**
 * Reads filters from the query string of an address. What it does not know is
 * ignored: addresses are typed and passed on by people.
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
 * Writes filters into a query string and leaves its other parameters alone.
 *
 * @returns the query string with its question mark, or nothing when it is empty
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

/** Tells whether the filters narrow the list. The operator alone does not. */
export function hasFilters({ text, tags }: Filters): boolean {
  return text.trim() !== '' || tags.length > 0;
}

/** Adds a tag to the chosen ones, or takes it away. */
export function toggleTag(tags: readonly TagKey[], tag: TagKey): readonly TagKey[] {
  return tags.includes(tag) ? tags.filter((other) => other !== tag) : [...tags, tag];
}

/** The sites that the filters let through, in the order given. */
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
