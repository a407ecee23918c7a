import { similarity } from '../../lib/similarity';
import type { IndexablePage } from './records';
import { PAGE_KEY, type SearchWords } from './searchWords';

const keyOf = (anchor: string) => (anchor === '' ? PAGE_KEY : `#${anchor}`);

function explainUnknown(key: string, known: readonly string[], file: string): string {
  const [nearest] = [...known].sort((a, b) => similarity(key, b) - similarity(key, a));
  return `${file}, field search: found ${key}, expected ${PAGE_KEY} or the ID of a heading on the page. Write ${nearest}, which is the most similar one, or remove the line.`;
}

/**
 * Adds the words of a page's front matter to its sections.
 *
 * @param file source of the page, for messages
 * @throws if the page doesn't have one of the anchors; the message suggests the nearest one
 */
export function addWords(page: IndexablePage, words: SearchWords, file: string): IndexablePage {
  const used = new Set<string>();
  const sections = page.sections.map((section) => {
    const key = keyOf(section.anchor);
    const keywords = words[key];
    // A heading without an ID has that of the section around it, so only the first match gets
    // the words.
    if (keywords === undefined || used.has(key)) {
      return section;
    }
    used.add(key);
    return { ...section, keywords };
  });
  const unknown = Object.keys(words).find((key) => !used.has(key));
  if (unknown !== undefined) {
    const known = page.sections.map(({ anchor }) => keyOf(anchor));
    throw new Error(explainUnknown(unknown, known, file));
  }
  return { ...page, sections };
}
