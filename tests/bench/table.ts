/** Returns the median. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** A measurement of this site and of the site with the stock template. */
export interface Row {
  readonly name: string;
  readonly ours: number;
  readonly stock: number;
  /** The budget of this site, if there is one. */
  readonly budget?: number;
}

/**
 * Prints measurements with their ratio. A ratio below 1 means that this site uses less than
 * the stock template.
 */
export function printTable(title: string, unit: string, rows: readonly Row[]): void {
  const round = (value: number) => Number(value.toPrecision(4));
  console.log(`\n${title} (${unit})`);
  console.table(
    Object.fromEntries(
      rows.map(({ name, ours, stock, budget }) => [
        name,
        {
          'this site': round(ours),
          'stock template': round(stock),
          ratio: (ours / stock).toFixed(2),
          ...(budget === undefined ? {} : { budget }),
        },
      ]),
    ),
  );
}
