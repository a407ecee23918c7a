import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from './pages';
import { release } from './release';

/** A message of the tool that a page quotes. */
export interface Quote {
  readonly line: number;
  /** The lines that are compared: without level, cause, stack and blank lines. */
  readonly lines: readonly string[];
  /** Why nobody checks it, in the words of its writer. */
  readonly unverified: string | undefined;
}

/** File trees and tables drawn with lines. */
const isDrawing = (text: string) => /[│├└┌]/.test(text);

/** What stands before a message, for all to tell: its level, or that it caused another. */
const OPENING =
  /^\s*(?:\[(?:ERROR|WARNING|INFO|SUCCESS)\]\s*|\[cause\]:\s*|(?:(?:Type|Reference|Syntax|YAML|Parse)?(?:Error|Exception)):\s+|Cause:\s+|\[?(?=\[?(?:Error )?\[ValidationError\]: )|×\s+|─▶\s+)+/;

/** A line as it is compared. Folders of the site, times and spaces differ from one machine to the next. */
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

/** Code in prose that reads like a sentence: four words after each other. */
const SENTENCE = /(?:^|[\s"])[A-Za-z'’]+(?: [a-z'’]+){3,}(?=$|[\s".:,])/;

/** What validations say: a name in quotes, and what it must be. */
const VALIDATION = /^"[^"]+" (?:is|must|contains|does)\b/;

/** Code that holds sentences and is none. */
const CODE = /=>|;|^\W*import |^[${<#!]/;

/** Paragraphs and rows of tables. Of a table whose columns include "Message", the column of messages is the first. */
function paragraphsOf({ prose }: Page) {
  const paragraphs: { line: number; text: string; isMessages: boolean }[] = [];
  let isMessages = false;
  for (const [index, text] of prose.entries()) {
    const last = paragraphs.at(-1);
    if (text.startsWith('|')) {
      isMessages = prose[index - 1]?.startsWith('|') ? isMessages : /^\| Message \|/.test(text);
      paragraphs.push({ line: index + 1, text, isMessages });
    } else if (text && last?.text && !last.text.startsWith('|') && prose[index - 1]) {
      paragraphs[paragraphs.length - 1] = { ...last, text: `${last.text}\n${text}` };
    } else {
      paragraphs.push({ line: index + 1, text, isMessages: false });
    }
  }
  return paragraphs;
}

/** The quotes of a page: blocks of text without a title, and messages in code within sentences and tables. */
export function quotesOf(page: Page): Quote[] {
  const blocks = page.samples
    .filter(
      ({ language, title, code, rendered }) =>
        language === 'text' && !title && !rendered && !isDrawing(code),
    )
    .map(({ line, code, unverified }) => ({ line, lines: linesOf(code), unverified }));
  const inline = paragraphsOf(page).flatMap(({ line, text, isMessages }) =>
    [...text.matchAll(/(?<!`)`([^`]+)`(?!`)/g)]
      .map(({ 1: code = '', index }) => ({
        line: line + text.slice(0, index).split('\n').length - 1,
        code: code.replaceAll(/\s+/g, ' ').replaceAll('\\|', '|'),
        isFirst: !text.slice(0, index).includes('|', 1),
      }))
      .filter(
        ({ code, isFirst }) =>
          (isMessages && isFirst && / /.test(code)) ||
          ((SENTENCE.test(code) || VALIDATION.test(code)) && !CODE.test(code)),
      )
      .map(({ line: at, code }) => ({ line: at, lines: linesOf(code), unverified: undefined })),
  );
  return [...blocks, ...inline].filter(({ lines }) => lines.length > 0);
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A line of a quote as a pattern: whole words, and anything at an ellipsis. */
function patternOf(line: string) {
  const source = line.split('…').map(escaped).join('.*?');
  return new RegExp(`(?<!\\w)${source}(?!\\w)`);
}

/** True when a text holds all lines of a quote, in their order. */
function holds(text: readonly string[], { lines }: Quote): boolean {
  let at = 0;
  return lines.every((line) => {
    const pattern = patternOf(line);
    const found = text.findIndex((candidate, index) => index >= at && pattern.test(candidate));
    at = found;
    return found >= 0;
  });
}

/** The texts that hold a quote: one that holds all of it, or one for each of its lines. */
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

/** Packages whose messages readers of the documentation meet. */
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
  'unified',
  'webpack/lib',
  '@vercel/analytics/dist/react',
  '@docusaurus/plugin-vercel-analytics/node_modules/@vercel/analytics/dist/react',
  '@babel/core/lib/parser',
];

/** Stands in the sources for what a message fills in. */
const GAP = '\u0001';

/** A source without the seams of its texts: joined strings, escapes, and gaps where values are filled in. */
const seamless = (source: string) =>
  source
    .replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}|\{\{[^{}]*\}\}|%s/g, GAP)
    // The formats of the logger.
    .replace(new RegExp(`(?<=:|\\b)(?:name|number|path|url|code|subdue|id)=(?=${GAP})`, 'g'), '')
    .replace(/(["'`])\s*\+\s*(["'`])/g, '')
    .replace(/["'`]\s*\+\s*(?:\([^()]{1,80}\)|[^"'`;]{1,60}?)\s*\+\s*["'`]/g, GAP)
    .replace(/["'`]\s*\+\s*[\w.]+(?=\s*[;,)])/g, GAP)
    .replace(/\\n/g, ' ')
    .replace(/\\(["'`])/g, '$1')
    .replace(/\s+/g, ' ');

let sources: string | undefined;

/** The sources of the packages of the release that print messages. */
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

/** True when words of a source give words of a message, where each gap may be filled with up to eight words. */
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
    // The end of a text in a source is followed by code.
    return words.length === 1
      ? head.startsWith(word)
      : head === word && gives(rest, words.slice(1));
  }
  // Code follows the last gap when it ends the text.
  const text = head.replace(new RegExp(`${GAP}([.:]?)["'\`].*$`), `${GAP}$1`);
  const pattern = new RegExp(`^${text.split(GAP).map(escaped).join('.*')}`);
  for (let length = 1; length <= Math.min(8, words.length); length += 1) {
    if (pattern.test(words.slice(0, length).join(' ')) && gives(rest, words.slice(length))) {
      return true;
    }
  }
  return false;
}

/** Where to look: at each pair of words, then at each word. */
const places = (words: readonly string[]) => [
  ...words.slice(0, Math.min(8, words.length - 1)).map((_, index) => [0, index] as const),
  ...words.slice(0, 8).map((_, index) => [1, index] as const),
];

/** True when the sources hold words, with gaps allowed for some of them. */
function spoken(words: readonly string[], text: string): boolean {
  if (text.includes(words.join(' '))) {
    return true;
  }
  // Two constant words after each other are enough to find the place.
  for (const [pass, first] of places(words)) {
    // Or one, when it is long.
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

/** True when the last words of a source give all of the words before an anchor. */
function endsWith(source: readonly string[], words: readonly string[]): boolean {
  for (let from = 1; from <= Math.min(words.length, source.length); from += 1) {
    const tail = source.slice(-from);
    // Code stands before the text.
    const text = [(tail[0] ?? '').replace(/^.*["'`]/, ''), ...tail.slice(1)];
    if (tail.some(isGap) ? fills(text, words) : text.join(' ') === words.join(' ')) {
      return true;
    }
  }
  return false;
}

const fills = (source: readonly string[], words: readonly string[]) =>
  new RegExp(`^${source.join(' ').split(GAP).map(escaped).join('.+')}$`).test(words.join(' '));

/** The constant parts of a line: what is left between names, numbers, paths and quoted values. */
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

/** The parts of a quote that the sources of the release don't hold. */
export function unspoken({ lines }: Quote, page: Page): readonly string[] {
  sources ??= readSources();
  // Programs of the page print messages, too.
  const text = `${sources}\n${seamless(page.samples.map(({ language, code }) => (language === 'text' ? '' : code)).join('\n'))}`;
  const parts = lines.flatMap(partsOf);
  const missing = parts.filter((words) => !spoken(words, text)).map((words) => words.join(' '));
  if (missing.length === 0 && parts.length > 0) {
    return [];
  }
  // Lines of values and few words: as a whole, with its gaps. Values alone say nothing of the release.
  const worded = lines.filter((line) => /\w/.test(line.replace(/"[^"]*"/g, '')));
  const isSpoken = worded.length > 0 && worded.every((line) => spoken(line.split(' '), text));
  return isSpoken ? [] : [missing[0] ?? lines[0] ?? ''];
}
