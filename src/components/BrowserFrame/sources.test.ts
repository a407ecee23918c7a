import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { type MarkdownFormat, parseMarkdown } from '../../lib/markdown';

const docs = path.join(__dirname, '../../../docs');

/** Returns what readers see of a Markdown file: no front matter, imports, and exports. */
function visiblePart(source: string, format: MarkdownFormat): string {
  const [first, ...rest] = parseMarkdown(source, format).children.filter(
    ({ type }) => type !== 'mdxjsEsm',
  );
  return source.slice(first?.position?.start.offset, (rest.at(-1) ?? first)?.position?.end.offset);
}

/**
 * Finds each Markdown sample with a frame right below it. The frame must show exactly what
 * the sample contains.
 */
function examplesIn(text: string) {
  const examples: { source: string; shown: string }[] = [];
  visit(parseMarkdown(text), 'mdxJsxFlowElement', (frame, index = 0, parent) => {
    const sample = parent?.children[index - 1];
    const [first] = frame.children;
    if (frame.name === 'BrowserFrame' && sample?.type === 'code' && first) {
      const end = frame.children.at(-1)?.position?.end.offset;
      if (sample.lang === 'md' || sample.lang === 'mdx') {
        examples.push({
          source: visiblePart(sample.value, sample.lang),
          shown: text.slice(first.position?.start.offset, end),
        });
      }
    }
  });
  return examples;
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
