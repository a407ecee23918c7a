import type { Figures } from './metrics';

/**
 * The worst MRR@10 that a change may make of each class of the judged set, and of
 * all of it. Raising one is welcome, lowering one needs a reason.
 */
const FLOOR: Readonly<Record<string, number>> = {
  all: 0.955,
  title: 1,
  heading: 0.985,
  identifier: 0.97,
  flag: 0.97,
  message: 0.95,
  paraphrase: 0.92,
  prefix: 0.97,
  typo: 0.96,
};

/** Share of all queries that find what they want among the first five. */
const SUCCESS5 = 0.975;

/** What is worse than the floor allows, each with its figure. */
export function belowFloor(figures: ReadonlyMap<string, Figures>): string[] {
  const success5 = figures.get('all')?.success5 ?? 0;
  const low = Object.entries(FLOOR)
    .filter(([kind, floor]) => (figures.get(kind)?.mrr ?? 0) < floor)
    .map(([kind, floor]) => `MRR@10 of ${kind}: ${figures.get(kind)?.mrr} is below ${floor}`);
  return success5 < SUCCESS5 ? [...low, `success@5 of all: ${success5} is below ${SUCCESS5}`] : low;
}
