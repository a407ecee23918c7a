import type { SiteEntry } from '../../data/showcase/schema';

/** Sorts favorites first, and then by lowercase title. */
export function sortSites(sites: readonly SiteEntry[]): readonly SiteEntry[] {
  const rank = ({ tags }: SiteEntry) => (tags.includes('favorite') ? 0 : 1);
  const key = ({ title }: SiteEntry) => title.toLowerCase();
  return [...sites].sort(
    (a, b) => rank(a) - rank(b) || (key(a) < key(b) ? -1 : Number(key(a) > key(b))),
  );
}
