import { afterAll, expect, it } from 'vitest';
import { readMessages } from './makeMistakes';
import { readPages } from './pages';
import { holding, normalize, type Quote, quotesOf, unspoken } from './quotes';
import { release } from './release';

const messages = (await readMessages()).map(({ mistake, text }) => ({
  mistake,
  lines: text.split('\n').map(normalize),
}));
const quotes = readPages().flatMap((page) => quotesOf(page).map((quote) => ({ page, quote })));
const counts = { reproduced: 0, spoken: 0, excepted: 0 };
const used = new Set<string>();

/** Returns the line that has the most words in common with the first line of a quote. */
function nearest({ lines: [first = ''] }: Quote): string {
  const words = new Set(first.match(/\w+/g));
  let best = { line: '', score: 0 };
  for (const line of messages.flatMap(({ lines }) => lines)) {
    const own = line.match(/\w+/g) ?? [];
    const score = own.filter((word) => words.has(word)).length / Math.max(own.length, words.size);
    best = score > best.score ? { line, score } : best;
  }
  return best.line;
}

it('finds quoted messages', () => {
  expect(quotes.length).toBeGreaterThan(0);
});

it('quotes messages of the release correctly', () => {
  const wrong = quotes.flatMap(({ page, quote }) => {
    const sources = holding(messages, quote);
    for (const { mistake } of sources) {
      used.add(mistake.what);
    }
    if (sources.length > 0) {
      counts.reproduced += 1;
      return [];
    }
    if (quote.unverified) {
      counts.excepted += 1;
      return [];
    }
    const missing = unspoken(quote, page);
    if (missing.length === 0) {
      counts.spoken += 1;
      return [];
    }
    return [
      `${page.file}:${quote.line} The release doesn't print "${missing[0]}". Closest message: "${nearest(quote)}"`,
    ];
  });
  expect(wrong).toEqual([]);
});

it('reproduces only mistakes whose messages are quoted', () => {
  const unused = messages.filter(({ mistake }) => !used.has(mistake.what));
  expect(
    unused.map(({ mistake, lines }) => {
      const said = lines.find((line) => /error|warning/i.test(line)) ?? lines[0];
      return `No page quotes the message for the mistake "${mistake.what}": ${said}`;
    }),
  ).toEqual([]);
});

it('has few unverified quotes', () => {
  // About half of them are messages of npm, GitHub, hosts, and the operating system.
  expect(counts.excepted / quotes.length).toBeLessThan(0.06);
});

afterAll(() => {
  console.log(
    `${release.version}: ${quotes.length} quoted messages: ${counts.reproduced} reproduced, ${counts.spoken} found in the source code, ${counts.excepted} unverified.`,
  );
});
