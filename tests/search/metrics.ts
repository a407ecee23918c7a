import { type JudgedQuery, queryClasses } from './judged';

/**
 * Quality metrics of a search. All of them are between 0 and 1, except for the number of
 * queries.
 */
export interface Figures {
  readonly count: number;
  /** Mean reciprocal rank of the first correct result among the first ten. */
  readonly mrr: number;
  /** Share of queries with a correct result in first place, and among the first five. */
  readonly success1: number;
  readonly success5: number;
}

/**
 * Returns the rank of the first correct result, starting at 1, or undefined. If the target
 * is a page, results for any of its sections are correct.
 */
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
 * Computes the metrics of a search for each class of queries and for all queries.
 *
 * @param hitsOf returns the URL paths that the search finds for a query, best first
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
