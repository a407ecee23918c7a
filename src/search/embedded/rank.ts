import type { FoundWord } from './findWord';
import { recipe } from './recipe';
import type { IndexedSection } from './shard';
import { fold, rootOf, wordsOf } from './tokens';

/** A section that's being ranked. */
interface Candidate {
  readonly section: IndexedSection;
  score: number;
  /** Share of the query's words that the section contains, and that are in its names. */
  share: number;
  named: number;
}

/** A heading or query without the dashes of flags and the scopes of packages. */
function bare(words: readonly string[]): string {
  return words.map((word) => word.replace(/^(?:@[^/]+\/(?=.)|[-@]+)/, '')).join(' ');
}

/** A text as normalized words, with a space around each. */
function spaced(text: string): string {
  return ` ${fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
}

/** A section's texts in the forms that are compared with queries. */
interface ComparedTexts {
  readonly heading: string;
  /** The roots of the words of the heading and of each search phrase. */
  readonly phrases: readonly (readonly string[])[];
  /** The heading, the search phrases, and the paragraphs, as words with spaces around them. */
  readonly texts: readonly string[];
}

const compared = new WeakMap<IndexedSection, ComparedTexts>();

function textsOf(section: IndexedSection): ComparedTexts {
  let known = compared.get(section);
  if (!known) {
    const { heading, keywords, paragraphs } = section;
    known = {
      heading: bare(wordsOf(heading)),
      phrases: [heading, ...keywords.split(',')].map((phrase) => wordsOf(phrase).map(rootOf)),
      texts: [heading, keywords, ...paragraphs].map(spaced),
    };
    compared.set(section, known);
  }
  return known;
}

function byScore(a: Candidate, b: Candidate): number {
  return b.score - a.score || b.section.rank - a.section.rank || a.section.id - b.section.id;
}

/** The sections that contain any of the words, with the sum of their scores. */
function candidatesOf(words: readonly FoundWord[], total: number): Candidate[] {
  const candidates = new Map<IndexedSection, Candidate>();
  for (const { sections, weight } of words) {
    for (const { section, score, isNamed } of sections) {
      let candidate = candidates.get(section);
      if (!candidate) {
        candidate = { section, score: 0, share: 0, named: 0 };
        candidates.set(section, candidate);
      }
      candidate.score += score;
      candidate.share += weight / total;
      candidate.named += isNamed ? weight / total : 0;
    }
  }
  return [...candidates.values()];
}

/** How well the heading matches what was typed or meant, from its start. */
function headingFactor(heading: string, texts: readonly string[]): number {
  if (texts.includes(heading)) {
    return recipe.exact;
  }
  const start = texts.find((text) => heading.startsWith(text));
  return start ? recipe.starts + recipe.near * (start.length / heading.length) ** 2 : 0;
}

/** How closely the heading or one of the search phrases says the same as the query. */
function likeness(section: IndexedSection, words: readonly FoundWord[], total: number): number {
  const each = textsOf(section).phrases.map((roots) => {
    const said = words.filter((word) => roots.some((root) => word.roots.has(root)));
    const held = said.reduce((sum, { weight }) => sum + weight, 0) / total;
    const covered = Math.min(1, said.length / Math.max(1, roots.length));
    return held ** recipe.likeQuery * covered ** recipe.likePhrase;
  });
  return Math.max(...each);
}

/** The share of these pairs of words that are next to each other in one of the section's texts. */
function adjacency(section: IndexedSection, pairs: readonly string[]): number {
  const each = textsOf(section).texts.map(
    (text) => pairs.filter((pair) => text.includes(pair)).length / pairs.length,
  );
  return Math.max(...each);
}

/** Sorts the sections that contain the words of a query, best first, one for each URL. */
export function rank(query: string, words: readonly FoundWord[]): IndexedSection[] {
  const total = words.reduce((sum, { weight }) => sum + weight, 0);
  let ranked = candidatesOf(words, total);
  // A single plain word means a page. More words, or an identifier, mean a part of it.
  const title = /^\p{L}\p{Ll}*$/u.test(query.trim()) ? recipe.title : 1;
  for (const candidate of ranked) {
    const { level, isLinkable, rank: pageRank } = candidate.section;
    const place = level === 1 ? title : isLinkable ? 1 : recipe.row;
    candidate.score *= candidate.share * candidate.share * place * (pageRank / 100) ** recipe.age;
  }
  const weakest = recipe.weakest * ranked.reduce((most, { score }) => Math.max(most, score), 0);
  ranked = ranked.filter(({ score }) => score >= weakest).sort(byScore);

  /** Multiplies the scores of the first candidates, and sorts them again. */
  const lookCloser = (count: number, factor: (candidate: Candidate) => number): void => {
    const first = ranked.slice(0, count);
    for (const candidate of first) {
      candidate.score *= 1 + factor(candidate);
    }
    ranked.splice(0, count, ...first.sort(byScore));
  };
  const texts = [words.map(({ typed }) => typed), words.map(({ meant }) => meant)].map(bare);
  const isPhrase = words.length > 1;
  lookCloser(
    recipe.weighed,
    ({ section, named }) =>
      headingFactor(textsOf(section).heading, texts) + (isPhrase ? recipe.named * named ** 2 : 0),
  );
  if (isPhrase) {
    lookCloser(recipe.compared, ({ section }) => recipe.like * likeness(section, words, total));
  }
  const all = spaced(query).trim().split(' ');
  const pairs = all.slice(1).map((word, place) => ` ${all[place]} ${word} `);
  if (pairs.length > 0) {
    const quotation = pairs.length < recipe.quotationFrom ? 0 : recipe.quotation;
    lookCloser(recipe.quoted, ({ section }) => {
      const near = adjacency(section, pairs);
      return recipe.adjacent * near + quotation * near ** recipe.quotationSteep;
    });
  }
  const places = new Map<string, IndexedSection>();
  for (const { section } of ranked) {
    const place = `${section.path}#${section.anchor}`;
    if (!places.has(place)) {
      places.set(place, section);
    }
  }
  return [...places.values()];
}
