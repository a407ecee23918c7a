/** A piece of a sentence: plain words, or code. */
export interface TextPart {
  readonly code: boolean;
  readonly text: string;
}

/** Splits a sentence at its backticks. */
export function textParts(sentence: string): TextPart[] {
  return sentence
    .split('`')
    .map((text, index) => ({ code: index % 2 === 1, text }))
    .filter(({ text }) => text !== '');
}

/** The first paragraph of an entry's Markdown, without its links. */
export function firstParagraph(markdown: string): string {
  const [paragraph = ''] = markdown.trim().split(/\n\s*\n/);
  return paragraph.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/\s+/g, ' ');
}
