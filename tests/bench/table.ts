/** The middle one of some numbers. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** A figure of this site beside the same figure of the stock template. */
export interface Row {
  readonly name: string;
  readonly ours: number;
  readonly stock: number;
  /** What the site gives itself, where there is such a number. */
  readonly budget?: number;
}

/** Prints figures with their ratio: below 1 this site takes less than the stock template. */
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
