/** Returns the median. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** A measurement of this site and of the sites that it's compared with. */
export interface Row {
  readonly name: string;
  readonly ours: number;
  readonly stock: number;
  readonly starlight?: number | undefined;
  /** The budget of this site, if there is one. */
  readonly budget?: number | undefined;
}

/** The ratios of all printed measurements to the stock template, by the table and the row. */
export const ratios = new Map<string, number>();

const round = (value: number) => Number(value.toPrecision(4));

/**
 * Prints measurements with their ratios. A ratio below 1 means that this site uses less than
 * the other one.
 */
export function printTable(title: string, unit: string, rows: readonly Row[]): void {
  console.log(`\n${title} (${unit})`);
  console.table(
    Object.fromEntries(
      rows.map(({ name, ours, stock, starlight, budget }) => [
        name,
        {
          'this site': round(ours),
          'stock template': round(stock),
          ratio: (ours / stock).toFixed(2),
          ...(starlight === undefined
            ? {}
            : { Starlight: round(starlight), 'ratio to Starlight': (ours / starlight).toFixed(2) }),
          ...(budget === undefined ? {} : { budget }),
        },
      ]),
    ),
  );
  for (const { name, ours, stock } of rows) {
    ratios.set(`${title}: ${name}`, round(ours / stock));
  }
}
