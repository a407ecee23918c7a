import type { Root } from 'hast';
import { expect, it } from 'vitest';
import { footnoteLabels } from './footnoteLabels';

/** A heading of footnotes and a reference that it describes, after the plugin has run. */
function labelsIn(path: string) {
  const heading = {
    type: 'element',
    tagName: 'h2',
    properties: { id: 'footnote-label' },
    children: [],
  };
  const reference = {
    type: 'element',
    tagName: 'a',
    properties: { ariaDescribedBy: ['footnote-label'], id: 'other' },
    children: [],
  };
  const tree = { type: 'root', children: [heading, reference] } as Root;
  footnoteLabels()(tree, { path, cwd: '/site' });
  return [heading.properties.id, reference.properties.ariaDescribedBy[0], reference.properties.id];
}

it('gives the heading of each file its own ID, and the references follow', () => {
  const [first, reference, other] = labelsIn('/site/blog/a.md');
  expect(first).toMatch(/^footnote-label-[\da-f]{4}$/);
  expect(reference).toBe(first);
  expect(other).toBe('other');
  expect(labelsIn('/site/blog/b.md')[0]).not.toBe(first);
});
