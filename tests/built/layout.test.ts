import { expect, test } from 'vitest';
import { pageAt, parse } from './builtSite';

test.each([
  ['/docs/installation/', 'Docs'],
  ['/docs/cli/', 'API'],
  ['/blog/', 'Blog'],
  ['/community/support/', 'Community'],
  ['/tests/docs/', 'Tests'],
])('the navbar highlights the section of %s', (path, label) => {
  const $ = parse(pageAt(path));
  const active = $('.navbar__link--active')
    .get()
    .map((link) => $(link).text());
  expect(active).toEqual([label]);
});
