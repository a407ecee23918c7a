import { expect, test } from 'vitest';
import { type Entry, isFault, sheetPage } from './sheetPage';

const entry = (title: string, pictures: Entry['pictures']): Entry => ({
  group: 'Kinds',
  title,
  path: '/docs/',
  pictures,
});

test('shows one image of a page that did not change, and three images of a page that did', () => {
  const html = sheetPage(
    [
      entry('same', [{ variant: 'phone-dark', verdict: 'same', baseline: 'baseline/a.png' }]),
      entry('changed', [
        {
          variant: 'phone-dark',
          verdict: 'different',
          baseline: 'baseline/b.png',
          actual: 'run/b-actual.png',
          diff: 'run/b-diff.png',
        },
      ]),
    ],
    'two screenshots',
    [],
  );
  expect([...html.matchAll(/<img [^>]*src="([^"]+)"/g)].map(([, source]) => source)).toEqual([
    'baseline/a.png',
    'baseline/b.png',
    'run/b-actual.png',
    'run/b-diff.png',
  ]);
  expect(html.match(/<article class="fault">/g)).toHaveLength(1);
});

test('escapes names, and lists screenshots without a page', () => {
  const html = sheetPage([entry('<b>"&', [])], 'none', ['phone-dark/old & gone.png']);
  expect(html).toContain('&lt;b>&quot;&amp;');
  expect(html).toContain('<li>phone-dark/old &amp; gone.png</li>');
});

test('marks screenshots that are new, differ, or failed', () => {
  expect((['same', 'different', 'new', 'failed', 'not run'] as const).filter(isFault)).toEqual([
    'different',
    'new',
    'failed',
  ]);
});
