/**
 * Groups entries by year. The newest year comes first, and so does the newest
 * entry of each year.
 *
 * @param dateOf returns the ISO date of an entry
 */
export function byYear<T>(
  entries: readonly T[],
  dateOf: (entry: T) => string,
): { readonly year: string; readonly entries: readonly T[] }[] {
  const years = new Map<string, T[]>();
  const sorted = [...entries].sort((a, b) => dateOf(b).localeCompare(dateOf(a)));
  for (const entry of sorted) {
    const year = dateOf(entry).slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), entry]);
  }
  return [...years].map(([year, yearEntries]) => ({ year, entries: yearEntries }));
}
