import type { Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { expect, it } from 'vitest';
import { coverImage } from './coverImage';

/** Returns the sources of the images with a high priority. */
function earlyImages(markdown: string): string[] {
  const processor = unified().use(remarkParse).use(remarkMdx);
  const found: string[] = [];
  const tree: Root = processor.parse(markdown);
  coverImage()(tree);
  visit(tree, 'mdxJsxTextElement', ({ attributes }) => {
    const values = new Map(
      attributes.map((attribute) => ['name' in attribute ? attribute.name : '', attribute.value]),
    );
    if (values.get('fetchPriority') === 'high') {
      found.push(String(values.get('src')));
    }
  });
  return found;
}

it('gives the first image a high priority, and only this one', () => {
  expect(earlyImages('Text.\n\nA <img src="a.png" /> and <img src="b.png" />')).toEqual(['a.png']);
});

it('ignores images below a heading', () => {
  expect(earlyImages('## Heading\n\nText <img src="a.png" />')).toEqual([]);
});
