import type { IndexablePage } from '../../search/records/types';

/**
 * Words that readers search for, separated by commas, by the URL path (relative to the base
 * URL) of the heading that answers them.
 */
export type SearchWords = Readonly<Record<string, string>>;

/** Returns the URL path of a heading in the current version, relative to the base URL. */
function addressOf({ path, version }: IndexablePage, anchor: string, baseUrl: string): string {
  const below = `/${path.slice(baseUrl.length)}`;
  const unversioned = version === null ? below : below.replace(`/${version}/`, '/');
  return anchor === '' ? unversioned : `${unversioned}#${anchor}`;
}

/**
 * Adds the readers' words to the sections. The same heading gets the same words in all
 * versions.
 *
 * @throws if a URL doesn't exist; the message lists all such URLs
 */
export function addWords(
  pages: readonly IndexablePage[],
  words: SearchWords,
  baseUrl: string,
): IndexablePage[] {
  const used = new Set<string>();
  const worded = pages.map((page) => {
    // Table rows can have the same ID as the section around them, so only the first match
    // gets the words.
    const seen = new Set<string>();
    const sections = page.sections.map((section) => {
      const address = addressOf(page, section.anchor, baseUrl);
      const own = words[address];
      if (own === undefined || seen.has(address)) {
        return section;
      }
      seen.add(address);
      used.add(address);
      return { ...section, keywords: own.split(',').map((word) => word.trim()) };
    });
    return { ...page, sections };
  });
  const unknown = Object.keys(words).filter((address) => !used.has(address));
  if (unknown.length > 0) {
    throw new Error(
      `src/config/searchWords.ts: found words for ${unknown.join(', ')}, but no page has a heading there. Write the URL path of a page on this site, with the ID of one of its headings if you like, or remove the entry.`,
    );
  }
  return worded;
}
