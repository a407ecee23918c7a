/** A part of a sentence: plain text or code. */
export interface TextPart {
  readonly code: boolean;
  readonly text: string;
}

/** Splits a sentence into text and code at its backticks. */
export function textParts(sentence: string): TextPart[] {
  return sentence
    .split('`')
    .map((text, index) => ({ code: index % 2 === 1, text }))
    .filter(({ text }) => text !== '');
}

/** Returns the first paragraph of Markdown as text, without link targets. */
export function firstParagraph(markdown: string): string {
  const [paragraph = ''] = markdown.trim().split(/\n\s*\n/);
  return paragraph.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/\s+/g, ' ');
}
