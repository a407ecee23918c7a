import { readFileSync } from 'node:fs';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { metaAttribute, parseMarkdown } from '../../lib/markdown';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

test('the page shows the actual source code of the component', () => {
  const shown: string[] = [];
  visit(parseMarkdown(read('./markdownPageExample.mdx')), 'code', ({ meta, value }) => {
    if (metaAttribute(meta, 'title')?.endsWith('_StepCounter.tsx')) {
      shown.push(`${value}\n`);
    }
  });
  expect(shown).toEqual([read('./_StepCounter.tsx')]);
});
