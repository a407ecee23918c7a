import { type FoundWord, termsOf } from './findWords';
import { likenessTo } from './likeness';
import { recipe } from './recipe';
import type { IndexedSection } from './section';
import { fold, wordsOfQuery } from './tokens';

/** The parts of a section that the ranking uses, computed when the section is first found. */
interface Traits {
  /** The heading, as a reader would type it. */
  readonly heading: string;
  readonly headingLength: number;
  readonly path: string;
}

const traits = new WeakMap<IndexedSection, Traits>();

function traitsOf(section: IndexedSection): Traits {
  let known = traits.get(section);
  if (!known) {
    const words = wordsOfQuery(section.heading);
    known = {
      heading: bare(words),
      headingLength: Math.max(words.length, 1),
      path: fold(section.path),
    };
    traits.set(section, known);
  }
  return known;
}

/** A heading or query without the dashes of flags and the scopes of packages. */
function bare(words: readonly string[]): string {
  return words.map((word) => word.replace(/^(?:@[^/]+\/(?=.)|[-@]+)/, '')).join(' ');
}

/** A text as lowercase words, with a single space around each. */
function spaced(text: string): string {
  return ` ${fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
}

/** Pairs of consecutive words in a query. */
function pairsOf(query: string): string[] {
  const words = spaced(query).trim().split(' ');
  return words.slice(1).map((word, index) => ` ${words[index]} ${word} `);
}

/** A section that the index found. */
export interface FoundSection {
  readonly section: IndexedSection;
  /**
   * The score so far. The ranking multiplies it by what the section's own properties
   * contribute.
   */
  score: number;
  /** Share of the query's words that the section contains. */
  readonly share: number;
  /** Number of words that are in its heading. */
  readonly inHeading: number;
  /**
   * Share of the words that are in its heading, its parent headings, its URL, or its search
   * words.
   */
  readonly named: number;
}

/** The share of words that a section must contain if it lacks no informative word. */
export function tellingShare(words: readonly FoundWord[]): number {
  const sum = (some: readonly FoundWord[]): number =>
    some.reduce((total, { weight }) => total + weight, 0);
  const telling = words.filter(({ weight }) => weight === 1);
  // Slightly less, to allow for rounding errors when adding fractions.
  return telling.length > 0 ? sum(telling) / sum(words) - 1e-9 : 1 - 1e-9;
}

/** Texts of recently ranked sections, as words with spaces around them. */
const spacedTexts = new Map<IndexedSection, readonly string[]>();
const MAX_SPACED = 1500;

/**
 * The heading, keywords, and paragraphs of a section, in a form that's ready for finding
 * consecutive words.
 */
function spacedTextsOf(section: IndexedSection): readonly string[] {
  let texts = spacedTexts.get(section);
  // The text may have loaded after the heading was cached.
  if (texts?.length !== section.paragraphs.length + 2) {
    texts = [section.heading, section.keywords, ...section.paragraphs].map(spaced);
    if (spacedTexts.size >= MAX_SPACED) {
      spacedTexts.clear();
    }
    spacedTexts.set(section, texts);
  }
  return texts;
}

/**
 * Share of the pairs that a section contains as consecutive words, in its heading, its keywords,
 * or one of its paragraphs.
 */
function closeness(section: IndexedSection, pairs: readonly string[]): number {
  let most = 0;
  for (const words of spacedTextsOf(section)) {
    most = Math.max(most, pairs.filter((pair) => words.includes(pair)).length);
  }
  return most / pairs.length;
}

/**
 * Ranks what the index found. If a query equals a heading or the start of one, that section
 * comes first. If a query has several words, sections that contain them next to each other come
 * first.
 */
export function rank(
  hits: readonly FoundSection[],
  query: string,
  words: readonly FoundWord[],
): IndexedSection[] {
  // The whole query, including an unfinished last word.
  const typed = bare(wordsOfQuery(query));
  const isWay = words.length > 1 && !typed.includes(' ');
  const repaired = words.some((word) => word.repairs.length > 0)
    ? bare(words.map((word) => word.repairs[0] ?? word.typed)).replaceAll(' ', isWay ? '.' : ' ')
    : typed;
  const terms = words.map(termsOf);
  // In a path like `themeConfig.navbar`, the last segment is the one that readers are looking
  // for.
  const last = words.at(-1);
  const step = isWay ? (last?.repairs[0] ?? last?.typed) : undefined;

  /** The factor that a section's heading and URL contribute to its score. */
  const factorOf = ({ section, inHeading, named }: FoundSection): number => {
    const { heading, headingLength, path } = traitsOf(section);
    const isHeading = heading === typed || heading === repaired || heading === step;
    const beginning = [typed, repaired].find((start) => heading.startsWith(start));
    const inPath = terms.every((forms) => forms.some((form) => path.includes(form)));
    return (
      1 +
      (isHeading
        ? recipe.exactHeading
        : beginning === undefined
          ? 0
          : // The closer to the end of the heading, the more likely that this is the heading being typed.
            recipe.headingStart +
            recipe.headingNearEnd * (beginning.length / heading.length) ** 2) +
      (recipe.wordsInHeading * inHeading) / terms.length +
      recipe.headingCoverage * Math.min(1, inHeading / headingLength) +
      (words.length > 1 ? recipe.named * named ** recipe.namedSteep : 0) +
      (inPath ? recipe.path : 0)
    );
  };

  for (const hit of hits) {
    const { level, isLinkable, rank: pageRank } = hit.section;
    const place = level === 1 ? recipe.pageTitle : isLinkable ? 1 : recipe.withoutAnchor;
    hit.score *= place * (pageRank / 100);
  }
  const ordered = best(hits);
  /** Takes a closer look at the first sections, and leaves the rest in their order. */
  const lookCloser = (count: number, factor: (hit: FoundSection) => number): void => {
    const first = ordered.slice(0, count);
    for (const hit of first) {
      hit.score *= factor(hit);
    }
    ordered.splice(0, count, ...first.sort(byScore));
  };
  lookCloser(recipe.weighed, factorOf);
  const pairs = pairsOf(query);
  if (pairs.length > 0) {
    // If most of a longer query matches word for word, it's a quotation.
    const quotation = pairs.length < recipe.quotationFrom ? 0 : recipe.quotation;
    lookCloser(recipe.phraseAmong, ({ section }) => {
      const near = closeness(section, pairs);
      return 1 + recipe.phrase * near + quotation * near ** recipe.quotationSteep;
    });
  }
  if (words.length > 1) {
    const like = likenessTo(words);
    lookCloser(recipe.likeAmong, ({ section }) => 1 + recipe.like * like(section));
  }
  // Keep one result per URL, like the hosted index. Rows without an anchor share the URL of
  // their table.
  const places = new Set<number>();
  const sections: IndexedSection[] = [];
  for (const { section } of ordered) {
    if (!places.has(section.place)) {
      places.add(section.place);
      sections.push(section);
    }
  }
  return sections;
}

/**
 * Sorts the better section first. Scores are integers, because fractions would allocate memory
 * for each comparison.
 */
function byScore(a: FoundSection, b: FoundSection): number {
  return b.score > a.score ? 1 : b.score < a.score ? -1 : a.section.id - b.section.id;
}

/** The best sections in order, followed by the rest in any order because they're never shown. */
function best(hits: readonly FoundSection[]): FoundSection[] {
  if (hits.length <= recipe.ordered) {
    return [...hits].sort(byScore);
  }
  // Sorting plain numbers is many times as fast as sorting objects.
  const least =
    Float64Array.from(hits, ({ score }) => score)
      .sort()
      .at(-recipe.ordered) ?? 0;
  const first = hits.filter(({ score }) => score >= least).sort(byScore);
  return [...first, ...hits.filter(({ score }) => score < least)];
}
