import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from './pages';
import { release } from './release';

/** A message that a page quotes. */
export interface Quote {
  readonly line: number;
  /** The lines to compare, without the level, `[cause]`, stack traces, and blank lines. */
  readonly lines: readonly string[];
  /** The writer's reason why the quote can't be checked. */
  readonly unverified: string | undefined;
}

/** Whether a text is a file tree or a table that's drawn with lines. */
const isDrawing = (text: string) => /[│├└┌]/.test(text);

/** Matches what comes before a message, such as its level or `[cause]`. */
const OPENING =
  /^\s*(?:\[(?:ERROR|WARNING|INFO|SUCCESS)\]\s*|\[cause\]:\s*|(?:(?:Type|Reference|Syntax|YAML|Parse)?(?:Error|Exception)):\s+|Cause:\s+|\[?(?=\[?(?:Error )?\[ValidationError\]: )|×\s+|─▶\s+)+/;

/**
 * Normalizes a line for comparison, because site folders, times, and whitespace differ
 * between machines.
 */
export const normalize = (line: string) =>
  line
    .replace(/"<site>"/g, '"my-website"')
    .replace(/(?:<(?:your )?site>|\/home\/me(?:\/website)?|…(?=\/))\/?/g, '')
    .replace(/(?:\d[\d.]*|…) (?:ms|seconds!?)/g, '… ms')
    .replace(/\s+/g, ' ')
    .trim();

const linesOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => !/^\s*at /.test(line))
    .map((line) => normalize(line.replace(OPENING, '')))
    .filter((line) => /\w/.test(line) && !/^https?:\S+$/.test(line));

/** Matches inline code that looks like a sentence because it contains four consecutive words. */
const SENTENCE = /(?:^|[\s"])[A-Za-z'’]+(?: [a-z'’]+){3,}(?=$|[\s".:,])/;

/** Matches validation errors: a name in quotation marks, and what it must be. */
const VALIDATION = /^"[^"]+" (?:is|must|contains|does)\b/;

/** Matches code that contains sentences but isn't a message. */
const CODE = /=>|;|^\W*import |^[${<#!]/;

/** Returns the quotes on a page: `text` blocks without a title, and messages in inline code. */
export function quotesOf(page: Page): Quote[] {
  const blocks = page.samples
    .filter(
      ({ language, title, code, rendered }) =>
        language === 'text' && !title && !rendered && !isDrawing(code),
    )
    .map(({ line, code, unverified }) => ({ line, lines: linesOf(code), unverified }));
  const inline = page.inlineCode
    .map(({ line, code, place }) => ({ line, code: code.replaceAll(/\s+/g, ' '), place }))
    .filter(
      ({ code, place }) =>
        (place === 'message' && / /.test(code)) ||
        ((SENTENCE.test(code) || VALIDATION.test(code)) && !CODE.test(code)),
    )
    .map(({ line, code }) => ({ line, lines: linesOf(code), unverified: undefined }));
  return [...blocks, ...inline].filter(({ lines }) => lines.length > 0);
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Turns a line of a quote into a pattern for whole words, in which an ellipsis matches any
 * text.
 */
function patternOf(line: string) {
  const source = line.split('…').map(escaped).join('.*?');
  return new RegExp(`(?<!\\w)${source}(?!\\w)`);
}

/** Whether a text contains all lines of a quote in the same order. */
function holds(text: readonly string[], { lines }: Quote): boolean {
  let at = 0;
  return lines.every((line) => {
    const pattern = patternOf(line);
    const found = text.findIndex((candidate, index) => index >= at && pattern.test(candidate));
    at = found;
    return found >= 0;
  });
}

/** Returns the texts that contain a quote: all of it or, if there are none, each of its lines. */
export function holding<T extends { readonly lines: readonly string[] }>(
  texts: readonly T[],
  quote: Quote,
): readonly T[] {
  const whole = texts.filter(({ lines }) => holds(lines, quote));
  if (whole.length > 0) {
    return whole;
  }
  const each = quote.lines.map((line) =>
    texts.filter(({ lines }) => holds(lines, { ...quote, lines: [line] })),
  );
  return each.every((found) => found.length > 0) ? each.flat() : [];
}

/** Packages whose messages readers may see. */
const SPEAKING = [
  '@docusaurus',
  'create-docusaurus',
  'joi',
  'commander',
  'react-dom/cjs',
  'react-helmet-async',
  'react-live',
  'sucrase',
  'prism-react-renderer',
  'katex/dist/katex.js',
  'mermaid/dist/mermaid.core.mjs',
  'mermaid/dist/chunks/mermaid.core',
  'gray-matter',
  'js-yaml',
  'micromark-extension-mdx-jsx',
  'micromark-extension-mdx-expression',
  'micromark-extension-mdxjs-esm',
  'mdast-util-mdx-jsx',
  '@mdx-js/mdx/lib',
  'unified',
  'webpack/lib',
  '@vercel/analytics/dist/react',
  '@docusaurus/plugin-vercel-analytics/node_modules/@vercel/analytics/dist/react',
  '@babel/core/lib/parser',
  '@babel/generator/lib',
  '@babel/plugin-transform-react-jsx/lib',
  'schema-utils/dist',
];

/** Placeholder in the source code for values that are inserted into a message. */
const GAP = '\u0001';

/**
 * Prepares source code for searching: joins concatenated strings, removes escapes, and adds
 * a gap for each inserted value.
 */
const seamless = (source: string) =>
  source
    .replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}|\{\{[^{}]*\}\}|%s/g, GAP)
    // Format names of the logger.
    .replace(new RegExp(`(?<=:|\\b)(?:name|number|path|url|code|subdue|id)=(?=${GAP})`, 'g'), '')
    .replace(/(["'`])\s*\+\s*(["'`])/g, '')
    .replace(/["'`]\s*\+\s*(?:\([^()]{1,80}\)|[^"'`;]{1,60}?)\s*\+\s*["'`]/g, GAP)
    .replace(/["'`]\s*\+\s*[\w.]+(?=\s*[;,)])/g, GAP)
    .replace(/\\n/g, ' ')
    .replace(/\\(["'`])/g, '$1')
    .replace(/\s+/g, ' ');

let sources: string | undefined;

/** Reads the source code of the packages in the release that print messages. */
function readSources(): string {
  const texts: string[] = [];
  const add = (file: string) => texts.push(seamless(readFileSync(file, 'utf8')));
  for (const name of SPEAKING) {
    const place = path.join(release.packages, 'node_modules', name);
    if (!existsSync(place)) {
      continue;
    }
    if (/\.m?js$/.test(name)) {
      add(place);
      continue;
    }
    for (const file of readdirSync(place, { recursive: true, encoding: 'utf8' })) {
      if (/\.[cm]?js$/.test(file) && !/\.min\.|locale|node_modules\/(?!@docusaurus)/.test(file)) {
        add(path.join(place, file));
      }
    }
  }
  return texts.join('\n');
}

const isGap = (word: string) => word.includes(GAP);

/**
 * Whether words in source code produce the words of a message, if each gap is filled with
 * up to eight words.
 */
function gives(source: readonly string[], words: readonly string[]): boolean {
  const [head, ...rest] = source;
  if (words.length === 0) {
    return true;
  }
  if (head === undefined) {
    return false;
  }
  if (!isGap(head)) {
    const word = words[0] ?? '';
    // In source code, the end of the text is followed by other code.
    return words.length === 1
      ? head.startsWith(word)
      : head === word && gives(rest, words.slice(1));
  }
  // If the text ends with a gap, other code follows.
  const text = head.replace(new RegExp(`${GAP}([.:]?)["'\`].*$`), `${GAP}$1`);
  const pattern = new RegExp(`^${text.split(GAP).map(escaped).join('.*')}`);
  for (let length = 1; length <= Math.min(8, words.length); length += 1) {
    if (pattern.test(words.slice(0, length).join(' ')) && gives(rest, words.slice(length))) {
      return true;
    }
  }
  return false;
}

/** Returns where to start searching: at each pair of words, and then at each word. */
const places = (words: readonly string[]) => [
  ...words.slice(0, Math.min(8, words.length - 1)).map((_, index) => [0, index] as const),
  ...words.slice(0, 8).map((_, index) => [1, index] as const),
];

/** Whether the source code contains words, some of which may be in gaps. */
function spoken(words: readonly string[], text: string): boolean {
  if (text.includes(words.join(' '))) {
    return true;
  }
  // Two consecutive constant words are enough to find the location.
  for (const [pass, first] of places(words)) {
    // A single word is enough if it's long.
    const anchor = pass === 0 ? `${words[first]} ${words[first + 1]}` : ` ${words[first]}`;
    if (pass > 0 && anchor.length < 7) {
      continue;
    }
    let hits = 0;
    for (let at = text.indexOf(anchor); at >= 0 && hits < 200; at = text.indexOf(anchor, at + 1)) {
      hits += 1;
      const start = pass === 0 ? at : at + 1;
      const before = text.slice(Math.max(0, start - 200), start).split(' ');
      const source = text.slice(start, start + 600).split(' ');
      if (
        gives(source, words.slice(first)) &&
        (first === 0 || endsWith(before.slice(0, -1), words.slice(0, first)))
      ) {
        return true;
      }
    }
  }
  return false;
}

/** Whether the last words in source code produce all the words before an anchor. */
function endsWith(source: readonly string[], words: readonly string[]): boolean {
  for (let from = 1; from <= Math.min(words.length, source.length); from += 1) {
    const tail = source.slice(-from);
    // In source code, the start of the text comes after other code.
    const text = [(tail[0] ?? '').replace(/^.*["'`]/, ''), ...tail.slice(1)];
    if (tail.some(isGap) ? fills(text, words) : text.join(' ') === words.join(' ')) {
      return true;
    }
  }
  return false;
}

const fills = (source: readonly string[], words: readonly string[]) =>
  new RegExp(`^${source.join(' ').split(GAP).map(escaped).join('.+')}$`).test(words.join(' '));

/**
 * Returns the constant parts of a line, which are between names, numbers, paths, and quoted
 * values.
 */
const partsOf = (line: string) =>
  line
    .split(
      /"[^"]*"|'[^' ]*'|`[^`]*`|\([^)]*\)|\S*[/\\@{}<>=_…\d[\]]\S*|[.:;,]\s|[.:;,]$|^- |(?<=^|\s)[^\w\s]+(?=\s|$)/,
    )
    .map((part) =>
      part
        .replace(/^\W+|\W+$/g, '')
        .split(' ')
        .filter(Boolean),
    )
    .filter((words) => words.length >= 3);

/** Returns the parts of a quote that aren't in the source code of the release. */
export function unspoken({ lines }: Quote, page: Page): readonly string[] {
  sources ??= readSources();
  // Code samples on the page can also print messages.
  const text = `${sources}\n${seamless(page.samples.map(({ language, code }) => (language === 'text' ? '' : code)).join('\n'))}`;
  const parts = lines.flatMap(partsOf);
  const missing = parts.filter((words) => !spoken(words, text)).map((words) => words.join(' '));
  if (missing.length === 0 && parts.length > 0) {
    return [];
  }
  // Compare lines that have few words with all their gaps. Lines that consist only of values
  // prove nothing.
  const worded = lines.filter((line) => /\w/.test(line.replace(/"[^"]*"/g, '')));
  const isSpoken = worded.length > 0 && worded.every((line) => spoken(line.split(' '), text));
  return isSpoken ? [] : [missing[0] ?? lines[0] ?? ''];
}
