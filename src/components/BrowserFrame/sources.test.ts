import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const docs = path.join(__dirname, '../../../docs');

/** A fenced Markdown sample and the frame right below it. The frame must show exactly what the sample contains. */
const EXAMPLE =
  /^(?<fence>`{3,})mdx?\b[^\n]*\n(?<source>(?:(?!\k<fence>)[^\n]*\n)*)\k<fence>\n\n<BrowserFrame[^>]*>\n(?<shown>[\s\S]*?)\n<\/BrowserFrame>$/gm;

/** The parts of a file that readers don't see. */
const FRONT_MATTER = /^---\n[\s\S]*?\n---\n/;
const IMPORTS_AND_EXPORTS = /^(?:import|export) (?:.+\n)+/gm;

function examplesIn(text: string) {
  return [...text.matchAll(EXAMPLE)].map(({ groups }) => ({
    source: groups?.source?.replace(FRONT_MATTER, '').replace(IMPORTS_AND_EXPORTS, '').trim(),
    shown: groups?.shown?.trim(),
  }));
}

const pages = readdirSync(docs, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.mdx?$/.test(file))
  .map((file) => ({ file, examples: examplesIn(readFileSync(path.join(docs, file), 'utf8')) }))
  .filter(({ examples }) => examples.length > 0);

describe('the content of browser frames', () => {
  it('is found on pages', () => {
    expect(pages.length).toBeGreaterThan(0);
  });

  it.each(pages)('matches the source above each frame in $file', ({ examples }) => {
    expect(examples.map(({ shown }) => shown)).toEqual(examples.map(({ source }) => source));
  });

  it('is compared without front matter, imports, and exports', () => {
    const text =
      '```mdx title="a.mdx"\n---\ntitle: A\n---\nimport B from "b";\n\nexport const c = {\n  d,\n};\n\nText\n```\n\n<BrowserFrame>\n\nOther\n\n</BrowserFrame>\n';
    expect(examplesIn(text)).toEqual([{ source: 'Text', shown: 'Other' }]);
  });
});
