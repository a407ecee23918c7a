import { MESSAGE } from '../../search/embedded/rank';
import { stemOf, termsOf, tokensOf } from '../../search/embedded/tokens';

/** A word in this many sentences of a shard doesn't tell its sections apart. */
const COMMON = 48;

/** A command, with environment variables before it. Readers paste commands. */
const COMMAND = /^(?:[A-Z_]+=\S+ )*(?:npx|npm|yarn|docusaurus) /;

/** What's read from a section. */
interface Section {
  /** The heading, after its parent headings. */
  readonly titles: readonly string[];
  readonly paragraphs: readonly string[];
}

/** A sentence, the stems of its words, and the index of its paragraph. */
interface Sentence {
  readonly text: string;
  readonly stems: ReadonlySet<string>;
  readonly paragraph: number;
}

/** Splits a text after sentences, never inside a word. */
export function splitSentences(text: string): string[] {
  return text.split(/(?<=[.!?])\s+/);
}

/** The stems of known tokens, because most tokens occur often. */
const stemsByToken = new Map<string, readonly string[]>();

function stemsOf(text: string): Set<string> {
  const all = tokensOf(text).flatMap((token) => {
    const own = stemsByToken.get(token) ?? termsOf(token).map(stemOf);
    stemsByToken.set(token, own);
    return own;
  });
  return new Set(all);
}

/** In how many sentences each stem is. */
function count(sentences: readonly Sentence[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const stem of sentences.flatMap(({ stems }) => [...stems])) {
    counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  return counts;
}

/**
 * Leaves out sentences that find nothing: each of their words is in the headings, in another sentence of the
 * section, or almost everywhere. The first sentence of a section, commands, and messages are always kept.
 *
 * @param sections all sections of a shard
 * @returns the paragraphs of each section
 */
export function condense(sections: readonly Section[]): string[][] {
  const split = sections.map(({ paragraphs }) =>
    paragraphs.flatMap((all, paragraph) =>
      splitSentences(all).map((text): Sentence => ({ text, stems: stemsOf(text), paragraph })),
    ),
  );
  const everywhere = count(split.flat());
  return sections.map(({ titles, paragraphs }, place) => {
    const sentences = split[place] ?? [];
    const named = stemsOf(titles.join('\n'));
    const here = count(sentences);
    const isNew = (stem: string): boolean =>
      here.get(stem) === 1 && !named.has(stem) && (everywhere.get(stem) ?? 0) < COMMON;
    // From the end, because what's said again is usually a summary or a reminder.
    const left = new Set<Sentence>();
    for (const sentence of sentences.slice(1).reverse()) {
      const { text, stems, paragraph } = sentence;
      const isPasted = COMMAND.test(text) || MESSAGE.test(paragraphs[paragraph] ?? '');
      if (!isPasted && ![...stems].some(isNew)) {
        left.add(sentence);
        for (const stem of stems) {
          here.set(stem, (here.get(stem) ?? 0) - 1);
        }
      }
    }
    const kept = sentences.filter((sentence) => !left.has(sentence));
    return paragraphs
      .map((_, index) => kept.filter(({ paragraph }) => paragraph === index))
      .map((own) => own.map(({ text }) => text).join(' '))
      .filter(Boolean);
  });
}
