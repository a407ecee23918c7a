import type { IndexablePage } from '../../search/records/types';

/** What readers call things, by the address of the place below the base URL: words with commas between. */
export type SearchWords = Readonly<Record<string, string>>;

/** The address that a place has in the version being written, below the base URL. */
function addressOf({ path, version }: IndexablePage, anchor: string, baseUrl: string): string {
  const below = `/${path.slice(baseUrl.length)}`;
  const unversioned = version === null ? below : below.replace(`/${version}/`, '/');
  return anchor === '' ? unversioned : `${unversioned}#${anchor}`;
}

/**
 * Gives the sections the words of readers. The same place of each version gets the same words.
 *
 * @throws naming the addresses that no page has
 */
export function addWords(
  pages: readonly IndexablePage[],
  words: SearchWords,
  baseUrl: string,
): IndexablePage[] {
  const used = new Set<string>();
  const worded = pages.map((page) => {
    // Rows of a table may share the anchor of what is around them: the first one is the place.
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
      `src/config/searchWords.ts: found words for ${unknown.join(', ')}, but no page has a heading there. Write the address of a page of the site, with the id of one of its headings, or remove the entry.`,
    );
  }
  return worded;
}
