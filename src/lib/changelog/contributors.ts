import type { ContributorCount } from './pages';

/** Label of the group for handles that start with a digit. */
export const DIGITS = '0–9';

/** Returns the letter under which a handle is listed. */
export function letterOf(handle: string): string {
  const first = handle.charAt(0).toUpperCase();
  return /\d/.test(first) ? DIGITS : first;
}

/** Returns the ID of a letter's list, for links to it. */
export function letterId(letter: string): string {
  return letter === DIGITS ? 'digits' : letter.toLowerCase();
}

/**
 * Counts the releases that each contributor worked on, in alphabetical order.
 *
 * @param releases contributors' handles, one list for each release
 */
export function countContributors(releases: readonly (readonly string[])[]): ContributorCount[] {
  const counts = new Map<string, number>();
  for (const handle of releases.flat()) {
    counts.set(handle, (counts.get(handle) ?? 0) + 1);
  }
  return [...counts].sort(([a], [b]) => a.localeCompare(b, 'en', { sensitivity: 'base' }));
}

/** Returns the contributors whose handle contains the given text, grouped by letter. */
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
