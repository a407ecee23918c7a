import { diffArrays } from 'diff';
import { dice } from '../../lib/similarity';
import type { BlockChange, ChangeCounts, SectionChanges } from '../../lib/versionChanges';
import { nameOf } from '../docText/readPieces';
import { comparePieces, tokensOf } from './comparePieces';
import { type Block, keyOf, type Section } from './readBlocks';

/** Minimum similarity for two blocks to count as one block that changed. */
const ALIKE = 0.45;

/** Returns the similarity of two blocks, from 0 (nothing in common) to 1 (the same words). */
function similarity(a: Block, b: Block): number {
  if (a.kind !== b.kind) {
    return 0;
  }
  if (a.kind === 'row' && nameOf(a) === nameOf(b)) {
    return 1;
  }
  const words = ({ text }: Block) => tokensOf(text).filter((token) => /[\p{L}\p{N}]/u.test(token));
  return dice(words(a), words(b));
}

/**
 * Pairs the blocks in a changed range for the highest total similarity, without changing
 * their order.
 */
function pairUp(before: readonly Block[], after: readonly Block[]): [Block?, Block?][] {
  const width = after.length + 1;
  const similarities = before.map((a) => after.map((b) => similarity(a, b)));
  const best = new Float64Array((before.length + 1) * width);
  const at = (i: number, j: number) => best[i * width + j] as number;
  const alike = (i: number, j: number) => similarities[i]?.[j] ?? 0;
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const paired = alike(i, j) >= ALIKE ? alike(i, j) + at(i + 1, j + 1) : 0;
      best[i * width + j] = Math.max(paired, at(i + 1, j), at(i, j + 1));
    }
  }
  const pairs: [Block?, Block?][] = [];
  let i = 0;
  let j = 0;
  while (i < before.length || j < after.length) {
    const paired =
      i < before.length &&
      j < after.length &&
      alike(i, j) >= ALIKE &&
      at(i, j) === alike(i, j) + at(i + 1, j + 1);
    if (paired) {
      pairs.push([before[i], after[j]]);
      i += 1;
      j += 1;
    } else if (j >= after.length || (i < before.length && at(i, j) === at(i + 1, j))) {
      pairs.push([before[i], undefined]);
      i += 1;
    } else {
      pairs.push([undefined, after[j]]);
      j += 1;
    }
  }
  return pairs;
}

function toChange([before, after]: [Block?, Block?]): BlockChange {
  const kind = (after ?? before)?.kind ?? 'paragraph';
  if (before && after) {
    const [left, right] = comparePieces(kind, before.text, after.text);
    return { kind, before: left, after: right };
  }
  return before ? { kind, before: [before.text] } : { kind, after: [after?.text ?? ''] };
}

const sectionKey = ({ id, title }: Section) => id ?? title;

/** Compares two texts and groups the differences by heading. */
export function compareBlocks(
  before: readonly Block[],
  after: readonly Block[],
): { readonly counts: ChangeCounts; readonly sections: readonly SectionChanges[] } {
  const pairs: [Block?, Block?][] = [];
  let left = 0;
  let right = 0;
  let removedRun: Block[] = [];
  let addedRun: Block[] = [];
  const settle = () => {
    pairs.push(...pairUp(removedRun, addedRun));
    removedRun = [];
    addedRun = [];
  };
  for (const { count = 0, added, removed } of diffArrays(before.map(keyOf), after.map(keyOf))) {
    if (removed) {
      removedRun.push(...before.slice(left, left + count));
    } else if (added) {
      addedRun.push(...after.slice(right, right + count));
    } else {
      settle();
    }
    left += added ? 0 : count;
    right += removed ? 0 : count;
  }
  settle();

  const kept = new Set(after.map(({ section }) => sectionKey(section)));
  const sections = new Map<string, { section: Section; changes: BlockChange[] }>();
  for (const pair of pairs) {
    const section = (pair[1] ?? pair[0])?.section ?? { title: '', id: undefined };
    const key = sectionKey(section);
    const group = sections.get(key) ?? { section, changes: [] };
    group.changes.push(toChange(pair));
    sections.set(key, group);
  }
  return {
    counts: {
      added: pairs.filter(([a]) => !a).length,
      removed: pairs.filter(([, b]) => !b).length,
      changed: pairs.filter(([a, b]) => a && b).length,
    },
    sections: [...sections].map(([key, { section, changes }]) => ({
      title: section.title,
      ...(section.id && { id: section.id }),
      ...(!kept.has(key) && section.title && { gone: true as const }),
      changes,
    })),
  };
}
