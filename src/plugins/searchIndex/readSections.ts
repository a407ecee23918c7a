import type { Cheerio } from 'cheerio';
import type { AnyNode, Element } from 'domhandler';
import { ABOUT_ERRORS } from '../../search/embedded/rank';
import { splitSentences } from './condense';
import {
  clean,
  contains,
  describesCode,
  firstId,
  INLINE_TAGS,
  isCodeBlock,
  isElement,
  isInHiddenTab,
  isSkipped,
  languageOf,
  linesOf,
  nextElement,
  textOf,
} from './htmlText';
import type { Section } from './records';

type Writable<T> = { -readonly [K in keyof T]: T[K] };
type OpenSection = Omit<Writable<Section>, 'paragraphs'> & { paragraphs: string[] };

/** Matches error messages and warnings in output, because readers search for them. */
const MESSAGE =
  /^\s*(?:\[(?:ERROR|WARNING|cause)\]:?|(?:\w*(?:Error|Exception)|Warning|Cause):)\s*\S/;

/** Matches a text that announces a message, such as "The build fails with this error:". */
const ANNOUNCES = /\b(?:(?<warning>warn(?:s|ings?)?)|(?<error>errors?|fails)|messages?)\b/i;
/** Matches the lines of folder trees and tables. */
const DRAWN = /[├└┌]/;

/** Languages of code blocks that contain commands, which readers paste into the search. */
const SHELLS = new Set(['bash', 'console', 'powershell', 'sh', 'shell']);
/** Languages of code blocks that contain the output of a command. Most have no language. */
const OUTPUTS = new Set(['', 'log', 'text']);
/** A comment in a shell script. */
const COMMENT = /^\s*#/;

/** Matches the default titles of admonitions. */
const BARE_ADMONITION = /^(?:note|tip|info|warning|danger|caution|important)$/i;

/** Matches the lines of reference pages that only contain a type or a default. */
const FACT = /^(?:Type|Default): /;

const MAX_LEVEL = 6;
/** Longer paragraphs are split between sentences, so that a result shows the part that matches. */
const MAX_PARAGRAPH = 800;
/** If the first cell is longer than this, it's prose and not the name of an option. */
const MAX_NAME = 60;

/** Sections of links that repeat what other pages say about themselves. */
const NAVIGATION = /^next steps$/i;

/** Splits a long paragraph after sentences, never inside a word. */
function splitParagraph(text: string): string[] {
  if (text.length <= MAX_PARAGRAPH) {
    return [text];
  }
  const parts: string[] = [];
  let part = '';
  for (const sentence of splitSentences(text)) {
    if (part && part.length + sentence.length >= MAX_PARAGRAPH) {
      parts.push(part);
      part = sentence;
    } else {
      part = part ? `${part} ${sentence}` : sentence;
    }
  }
  return part ? [...parts, part] : parts;
}

/** A paragraph without the sentence that only introduces the sample below it, such as "Add this code:". */
function withoutLeadIn(paragraph: string): string {
  const sentences = splitSentences(paragraph);
  return (sentences.at(-1)?.endsWith(':') ? sentences.slice(0, -1) : sentences).join(' ');
}

/**
 * Returns output with its kind if the section is about errors, or if the sentence before the block
 * announces a message.
 */
function announced(output: string, before: string, anchor: string): string[] {
  const { groups } = ANNOUNCES.exec(splitSentences(before).at(-1) ?? '') ?? {};
  if (DRAWN.test(output) || !(groups || ABOUT_ERRORS.test(anchor))) {
    return [];
  }
  const kind = groups?.warning ? 'Warning' : groups?.error ? 'Error' : 'Message';
  return [`${kind}: ${output}`];
}

/**
 * Returns the lines of a code block that readers search for: commands, all of the output if it
 * is or contains a message, and messages in anything else.
 *
 * @param before the paragraph before the block
 * @param anchor the anchor of the section
 */
function searchedLines(block: Element, before: string, anchor: string): string[] {
  const language = languageOf(block);
  const lines = linesOf(block).filter((line) => line.trim() !== '');
  const messages = lines.filter((line) => MESSAGE.test(line));
  if (SHELLS.has(language)) {
    // Tabs that aren't selected repeat the command for other package managers.
    return isInHiddenTab(block) ? [] : [lines.filter((line) => !COMMENT.test(line)).join(' ')];
  }
  if (!OUTPUTS.has(language)) {
    return messages;
  }
  const output = lines.join(' ');
  return messages.length > 0 ? [output] : announced(output, before, anchor);
}

/**
 * Splits the content of a page into sections. Table rows and definitions that start with code and
 * have an anchor become separate sections, so that a search for an option opens its row. All other
 * rows are paragraphs of the section around them.
 *
 * @param root element that contains the content
 * @param title page title, which is used for everything above the first heading
 */
export function readSections(root: Cheerio<AnyNode>, title: string): Section[] {
  const sections: OpenSection[] = [
    { level: 1, heading: title, anchor: '', parents: [], paragraphs: [] },
  ];
  let current = sections[0] as OpenSection;
  let text = '';

  const flush = (): void => {
    const paragraph = clean(text);
    text = '';
    const isSkippedText = BARE_ADMONITION.test(paragraph) || FACT.test(paragraph);
    if (/[\p{L}\p{N}]/u.test(paragraph) && !isSkippedText) {
      current.paragraphs.push(...splitParagraph(paragraph));
    }
  };

  const open = (level: number, heading: string, anchor: string): void => {
    const above = [...current.parents, current.heading].slice(0, level - 1);
    // If a page skips heading levels, repeat a title so that each level has one.
    while (above.length < level - 1) {
      above.push(above.at(-1) ?? title);
    }
    current = { level, heading, anchor, parents: above, paragraphs: [] };
    sections.push(current);
  };

  const define = (name: string, anchor: string | undefined, description: string): void => {
    const parent = current;
    if (anchor) {
      open(Math.min(parent.level + 1, MAX_LEVEL), name, anchor);
    }
    text = anchor ? description : [name, description].filter(Boolean).join(' · ');
    flush();
    current = parent;
  };

  const walkRow = (row: Element): void => {
    const cells = row.children.filter(isElement);
    const texts = cells.map((cell) => clean(textOf(cell))).filter(Boolean);
    const first = cells[0];
    flush();
    if (cells.every((cell) => cell.tagName === 'th')) {
      return;
    }
    const name = texts[0] ?? '';
    if (first && contains(first, 'code') && name.length <= MAX_NAME) {
      // Readers search for names and descriptions, but not for the types and values in between.
      const prose = cells
        .slice(1)
        .filter((cell) => cell === cells.at(-1) || !contains(cell, 'code'));
      const description = prose.map((cell) => clean(textOf(cell))).filter(Boolean);
      define(name, firstId(row), description.join(' · '));
    } else {
      text = texts.join(' · ');
      flush();
    }
  };

  const walk = (node: AnyNode): void => {
    if (!isElement(node)) {
      text += textOf(node);
      return;
    }
    if (isSkipped(node) && !isCodeBlock(node)) {
      return;
    }
    const { tagName } = node;
    if (isCodeBlock(node) || tagName === 'figure') {
      flush();
      const lines =
        tagName === 'figure'
          ? []
          : searchedLines(node, current.paragraphs.at(-1) ?? '', current.anchor);
      const before = lines.length > 0 ? [] : current.paragraphs.splice(-1);
      for (const line of [...before.map(withoutLeadIn), ...lines]) {
        text = line;
        flush();
      }
    } else if (/^h[1-6]$/.test(tagName)) {
      flush();
      const heading = clean(textOf(node));
      if (tagName === 'h1') {
        current = sections[0] as OpenSection;
      } else if (heading) {
        open(Number(tagName[1]), heading, node.attribs.id ?? current.anchor);
      }
    } else if (tagName === 'tr') {
      walkRow(node);
    } else if (tagName === 'dt' && contains(node, 'code')) {
      flush();
      const next = nextElement(node);
      const described = next?.tagName === 'dd' ? clean(textOf(next)) : '';
      define(clean(textOf(node)), firstId(node), described);
    } else if (tagName === 'dd' && describesCode(node)) {
      // Already read with the term before it.
    } else if (tagName === 'br') {
      text += ' ';
    } else if (INLINE_TAGS.has(tagName)) {
      node.children.forEach(walk);
    } else {
      flush();
      node.children.forEach(walk);
      flush();
    }
  };

  root.contents().each((_, node) => walk(node));
  flush();
  return sections.filter(
    ({ heading, parents }) => ![...parents, heading].some((title) => NAVIGATION.test(title)),
  );
}
