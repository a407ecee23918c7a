import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A complete run of the benchmark. */
export interface Run {
  /** ISO date. */
  readonly date: string;
  readonly commit: string;
  /** This site divided by the stock template, by the measurement. */
  readonly ratios: Readonly<Record<string, number>>;
}

const file = path.join(__dirname, 'history.json');
const chart = path.join(__dirname, 'history.svg');

/** Adds a run to the history, with one line per run, and draws the chart again. */
export function addToHistory(ratios: ReadonlyMap<string, number>): void {
  const git = (...options: string[]) =>
    execFileSync('git', options, { cwd: __dirname, encoding: 'utf8' }).trim();
  const changes = git('status', '--porcelain') ? ' and changes' : '';
  const run: Run = {
    date: new Date().toISOString().slice(0, 10),
    commit: git('rev-parse', '--short', 'HEAD') + changes,
    ratios: Object.fromEntries(ratios),
  };
  const earlier: Run[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  const runs = [...earlier, run];
  writeFileSync(file, `[\n${runs.map((each) => JSON.stringify(each)).join(',\n')}\n]\n`);
  writeFileSync(chart, drawHistory(runs));
}

/** The measurements in the chart, with their colors. */
const DRAWN: Readonly<Record<string, string>> = {
  'Build: cold, CPU seconds': '#1f6feb',
  'Build: warm, CPU seconds': '#8250df',
  'Main script: main': '#1a7f37',
  'Scripts on the first page load: /docs/installation/': '#9a6700',
  'Styles: /docs/installation/': '#cf222e',
  'Total blocking time: /docs/installation/': '#0e7490',
  'Total blocking time: /docs/api/docusaurus-config/': '#bf3989',
};

const [WIDTH, TOP, BOTTOM, LEFT, RIGHT] = [800, 20, 240, 40, 780] as const;
/** The highest ratio in the chart. */
const MOST = 2;

/** Draws the ratios of all runs as an SVG image. The line at 1 is the stock template. */
export function drawHistory(runs: readonly Run[]): string {
  const x = (index: number) => LEFT + ((RIGHT - LEFT) * index) / Math.max(1, runs.length - 1);
  const y = (ratio: number) => BOTTOM - ((BOTTOM - TOP) * Math.min(ratio, MOST)) / MOST;
  const grid = [0, 0.5, 1, 1.5, 2].map(
    (ratio) =>
      `<path d="M${LEFT} ${y(ratio)}H${RIGHT}" stroke="${ratio === 1 ? '#57606a' : '#d0d7de'}"/>` +
      `<text x="${LEFT - 8}" y="${y(ratio) + 4}" text-anchor="end">${ratio}</text>`,
  );
  const dates = [...new Set([0, runs.length - 1])].map(
    (index) =>
      `<text x="${x(index)}" y="${BOTTOM + 18}" text-anchor="${index ? 'end' : 'start'}">${runs[index]?.date ?? ''}</text>`,
  );
  const lines = Object.entries(DRAWN).map(([name, color], row) => {
    const points = runs.flatMap(({ ratios }, index) =>
      ratios[name] === undefined ? [] : [[x(index), y(ratios[name])]],
    );
    const dots = points.map(([left, top]) => `<circle cx="${left}" cy="${top}" r="3"/>`).join('');
    return (
      `<g fill="${color}"><polyline points="${points.join(' ')}" fill="none" stroke="${color}" stroke-width="2"/>${dots}` +
      `<text x="${LEFT}" y="${BOTTOM + 42 + row * 18}">${name}: ${runs.at(-1)?.ratios[name] ?? 'not measured'}</text></g>`
    );
  });
  const height = BOTTOM + 48 + lines.length * 18;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="sans-serif" font-size="12">`,
    '<title>This site compared with the stock template, which is 1</title>',
    `<rect width="${WIDTH}" height="${height}" fill="#fff"/>`,
    ...grid,
    ...dates,
    ...lines,
    '</svg>\n',
  ].join('\n');
}
