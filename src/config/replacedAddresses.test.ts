import { expect, it } from 'vitest';
import { replacedAddresses } from './replacedAddresses';

const replaced = [
  { from: '3.8.1', to: '3.8.2' },
  { from: '3.8.0', to: '3.8.2' },
];

it('returns the URLs that older patches used for a page of the newer one', () => {
  expect(replacedAddresses('/docs/3.8.2/cli/', replaced)).toEqual([
    '/docs/3.8.1/cli/',
    '/docs/3.8.0/cli/',
  ]);
  expect(replacedAddresses('/docs/3.8.2/', replaced)).toEqual(['/docs/3.8.1/', '/docs/3.8.0/']);
});

it.each(['/docs/cli/', '/docs/3.8.20/cli/', '/blog/'])('adds no URLs for %s', (path) => {
  expect(replacedAddresses(path, replaced)).toEqual([]);
});
