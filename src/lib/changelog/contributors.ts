import type { ContributorCount } from './pages';

/** What lists handles that start with a digit. */
export const DIGITS = '0–9';

/** The letter under which a handle is listed. */
export function letterOf(handle: string): string {
  const first = handle.charAt(0).toUpperCase();
  return /\d/.test(first) ? DIGITS : first;
}

/** The fragment of a letter's list. */
export function letterId(letter: string): string {
  return letter === DIGITS ? 'digits' : letter.toLowerCase();
}

/**
 * In how many releases each contributor had a part, in alphabetical order.
 *
 * @param releases the handles of each release
 */
export function countContributors(releases: readonly (readonly string[])[]): ContributorCount[] {
  const counts = new Map<string, number>();
  for (const handle of releases.flat()) {
    counts.set(handle, (counts.get(handle) ?? 0) + 1);
  }
  return [...counts].sort(([a], [b]) => a.localeCompare(b, 'en', { sensitivity: 'base' }));
}

/** Contributors whose handle holds the given text, gathered by letter. */
export function groupByLetter(
  contributors: readonly ContributorCount[],
  text: string,
): readonly (readonly [letter: string, contributors: readonly ContributorCount[]])[] {
  const wanted = text.trim().replace(/^@/, '').toLowerCase();
  const groups = new Map<string, ContributorCount[]>();
  for (const contributor of contributors) {
    const [handle] = contributor;
    if (handle.toLowerCase().includes(wanted)) {
      const letter = letterOf(handle);
      groups.set(letter, [...(groups.get(letter) ?? []), contributor]);
    }
  }
  return [...groups];
}
