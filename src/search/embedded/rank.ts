import { type FoundWord, termsOf } from './findWords';
import { likenessTo } from './likeness';
import { recipe } from './recipe';
import type { IndexedSection } from './section';
import { fold, wordsOfQuery } from './tokens';

/** What the ranking reads in a section, made when it is first found. */
interface Traits {
  /** The heading as somebody would type it. */
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

/** What is left of a heading or a query when dashes of a flag and the scope of a package are set aside. */
function bare(words: readonly string[]): string {
  return words.map((word) => word.replace(/^(?:@[^/]+\/(?=.)|[-@]+)/, '')).join(' ');
}

/** A text as words with single spaces around them. */
function spaced(text: string): string {
  return ` ${fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
}

/** Pairs of words that follow one another in a query. */
function pairsOf(query: string): string[] {
  const words = spaced(query).trim().split(' ');
  return words.slice(1).map((word, index) => ` ${words[index]} ${word} `);
}

/** A section that the index found. */
export interface FoundSection {
  readonly section: IndexedSection;
  /** How well it answers. Ranking multiplies it by what the section says of itself. */
  score: number;
  /** Share of the query's words that it holds. */
  readonly share: number;
  /** How many of the words are in its heading. */
  readonly inHeading: number;
  /** Share of the words that are in its heading, those above it, its address or the words of readers. */
  readonly named: number;
}

/** Share that a section holds at least when it lacks none of the telling words. */
export function tellingShare(words: readonly FoundWord[]): number {
  const sum = (some: readonly FoundWord[]): number =>
    some.reduce((total, { weight }) => total + weight, 0);
  const telling = words.filter(({ weight }) => weight === 1);
  // A little less, for what adding fractions loses.
  return telling.length > 0 ? sum(telling) / sum(words) - 1e-9 : 1 - 1e-9;
}

/** Texts of the sections that were looked at lately, as words with spaces around them. */
const spacedTexts = new Map<IndexedSection, readonly string[]>();
const MAX_SPACED = 1500;

/** The heading, the keywords and the paragraphs of a section, ready to look for words that follow one another. */
function spacedTextsOf(section: IndexedSection): readonly string[] {
  let texts = spacedTexts.get(section);
  // The text may have arrived after the heading was looked at.
  if (texts?.length !== section.paragraphs.length + 2) {
    texts = [section.heading, section.keywords, ...section.paragraphs].map(spaced);
    if (spacedTexts.size >= MAX_SPACED) {
      spacedTexts.clear();
    }
    spacedTexts.set(section, texts);
  }
  return texts;
}

/** Share of the pairs that stand side by side in a section: in its heading, its keywords, or one of its paragraphs. */
function closeness(section: IndexedSection, pairs: readonly string[]): number {
  let most = 0;
  for (const words of spacedTextsOf(section)) {
    most = Math.max(most, pairs.filter((pair) => words.includes(pair)).length);
  }
  return most / pairs.length;
}

/**
 * Orders what the index found: a query that is a heading, or begins one, wants
 * that section; a query of several words wants them side by side.
 */
export function rank(
  hits: readonly FoundSection[],
  query: string,
  words: readonly FoundWord[],
): IndexedSection[] {
  // All that was typed, with a word that was only just begun.
  const typed = bare(wordsOfQuery(query));
  const isWay = words.length > 1 && !typed.includes(' ');
  const repaired = words.some((word) => word.repairs.length > 0)
    ? bare(words.map((word) => word.repairs[0] ?? word.typed)).replaceAll(' ', isWay ? '.' : ' ')
    : typed;
  const terms = words.map(termsOf);
  // Of a way like `themeConfig.navbar`, the last step is what is meant.
  const last = words.at(-1);
  const step = isWay ? (last?.repairs[0] ?? last?.typed) : undefined;

  /** How much more a section counts because of what its heading and address say. */
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
          : // The nearer to its end, the surer it is that this heading is being typed.
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
  /** Looks closer at the first sections; what comes after them stays in its order. */
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
    // Most of a longer query, word by word, is a quotation.
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
  // One result for each place, like the hosted index: rows without an anchor share that of their table.
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

/** The better one first. Whole numbers, because a fraction from each of many comparisons is work for the memory. */
function byScore(a: FoundSection, b: FoundSection): number {
  return b.score > a.score ? 1 : b.score < a.score ? -1 : a.section.id - b.section.id;
}

/** The best sections in their order, and behind them the others, which nobody is shown, in any. */
function best(hits: readonly FoundSection[]): FoundSection[] {
  if (hits.length <= recipe.ordered) {
    return [...hits].sort(byScore);
  }
  // Numbers alone are sorted many times as fast as what they belong to.
  const least =
    Float64Array.from(hits, ({ score }) => score)
      .sort()
      .at(-recipe.ordered) ?? 0;
  const first = hits.filter(({ score }) => score >= least).sort(byScore);
  return [...first, ...hits.filter(({ score }) => score < least)];
}
