import { singularOf } from './tokens';

/**
 * Words that mean the same to somebody who looks for help with a site. Two
 * spellings of one word, and names that differ from person to person. The
 * hosted index gets the same.
 */
export const SYNONYM_GROUPS: readonly (readonly string[])[] = [
  'color colour',
  'behavior behaviour',
  'gray grey',
  'license licence',
  'customize customise',
  'organize organise',
  'optimize optimise',
  'center centre',
  'image picture photo',
  'folder directory',
  'url address',
  'host deploy publish hosting deployment',
  'upgrade update',
  'migrate move migration',
  'delete remove',
  'header navbar',
  'dropdown menu',
  'fast faster speed performance',
  'language locale',
  'translate translation i18n localize internationalization',
  'hide exclude',
  'homepage home',
  'start begin',
  'replace override swizzle',
  'dark night',
  'formula equation latex maths',
  'diagram chart flowchart',
  'link links hyperlink',
  'site website',
  'product project',
  'topic subject tag',
  'shell terminal console',
  'bug defect',
  'ask question',
  'box callout notice admonition',
  'banner announcement',
  'feed rss atom subscribe',
  'offline pwa',
  'redirect forward',
  'excerpt summary teaser truncate',
  'draft unpublished',
  'snippet sample example',
  'toc contents',
  'tracking analytics statistics',
  'author writer',
  'order sort position',
  'icon favicon',
  'install setup',
  'category group',
  'error failure',
  'font typeface',
  'environment env',
  'variable property',
  'tooltip popup',
  'comment discussion',
  'reuse share partial',
  'fold collapse',
  'expand open unfold',
].map((group) => group.split(' '));

const synonyms = new Map<string, Set<string>>();
for (const group of SYNONYM_GROUPS) {
  for (const word of group) {
    const others = synonyms.get(word) ?? new Set();
    for (const other of group.filter((each) => each !== word)) {
      others.add(other);
    }
    synonyms.set(word, others);
  }
}

/** Other words for a word, or for its singular. */
export function synonymsOf(word: string): readonly string[] {
  return [...(synonyms.get(word) ?? synonyms.get(singularOf(word) ?? '') ?? [])];
}
