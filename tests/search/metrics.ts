import { type JudgedQuery, queryClasses } from './judged';

/** How well a search did on some queries; all figures are between 0 and 1. */
export interface Figures {
  readonly count: number;
  /** Mean of 1 / place of the first right hit among ten. */
  readonly mrr: number;
  /** Share of the queries with a right hit in the first place, and among five. */
  readonly success1: number;
  readonly success5: number;
}

/** Place of the first right hit, from 1, or undefined. A page is right wherever in it the hit leads. */
export function placeOf(hits: readonly string[], targets: readonly string[]): number | undefined {
  const isRight = (hit: string): boolean =>
    targets.some(
      (target) => hit === target || (!target.includes('#') && hit.split('#')[0] === target),
    );
  const index = hits.findIndex(isRight);
  return index < 0 ? undefined : index + 1;
}

function figuresOf(places: readonly (number | undefined)[]): Figures {
  const share = (best: number): number =>
    places.filter((place) => place !== undefined && place <= best).length / places.length;
  const reciprocal = places.map((place) => (place !== undefined && place <= 10 ? 1 / place : 0));
  return {
    count: places.length,
    mrr: reciprocal.reduce((sum, value) => sum + value, 0) / places.length,
    success1: share(1),
    success5: share(5),
  };
}

/**
 * Figures of a search, by class of query and for all of them.
 *
 * @param hitsOf addresses that the search gave for a query, the best first
 */
export function judge(
  queries: readonly JudgedQuery[],
  hitsOf: (query: string) => readonly string[],
): Map<string, Figures> {
  const places = queries.map(({ query, class: name, targets }) => ({
    name,
    place: placeOf(hitsOf(query), targets),
  }));
  const figures = new Map<string, Figures>();
  for (const name of queryClasses) {
    const own = places.filter((entry) => entry.name === name);
    if (own.length > 0) {
      figures.set(name, figuresOf(own.map(({ place }) => place)));
    }
  }
  return figures.set('all', figuresOf(places.map(({ place }) => place)));
}
