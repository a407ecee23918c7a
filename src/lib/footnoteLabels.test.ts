import type { Root } from 'hast';
import { expect, it } from 'vitest';
import { footnoteLabels } from './footnoteLabels';

/**
 * Runs the plugin on a footnotes heading and a reference that it describes, and returns
 * their attributes.
 */
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

it('gives the heading in each file a unique ID, and updates the references', () => {
  const [first, reference, other] = labelsIn('/site/blog/a.md');
  expect(first).toMatch(/^footnote-label-[\da-f]{4}$/);
  expect(reference).toBe(first);
  expect(other).toBe('other');
  expect(labelsIn('/site/blog/b.md')[0]).not.toBe(first);
});
