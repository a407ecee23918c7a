import { expect, it, vi } from 'vitest';
import { redirects } from './redirects';

vi.mock('../../versions.json', () => ({ default: ['3.8.1', '3.7.0'] }));
vi.mock('../data/replacedVersions.json', () => ({ default: [{ from: '3.8.0', to: '3.8.1' }] }));

it('redirects the community pages from every version and from every other name of a version', () => {
  const from = redirects.redirects.flatMap((each) =>
    each.to === '/community/support/' ? [each.from] : [],
  );
  expect(from).toEqual([
    '/docs/support/',
    '/docs/3.8.1/support/',
    '/docs/3.7.0/support/',
    '/docs/3.8.0/support/',
    '/docs/next/support/',
    '/docs/3.9.2/support/',
  ]);
});

it('gives the pages of a patch release the URLs of the one that it replaced', () => {
  expect(redirects.createRedirects('/docs/3.8.1/cli/')).toEqual(['/docs/3.8.0/cli/']);
});

it('redirects the names that docusaurus.io gives to the current version', () => {
  expect(redirects.createRedirects('/docs/cli/')).toEqual(['/docs/next/cli/', '/docs/3.9.2/cli/']);
});
