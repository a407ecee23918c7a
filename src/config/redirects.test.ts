import { expect, it, vi } from 'vitest';
import { redirects } from './redirects';

vi.mock('../../versions.json', () => ({ default: ['3.8.1', '3.7.0'] }));
vi.mock('../data/replacedVersions.json', () => ({ default: [{ from: '3.8.0', to: '3.8.1' }] }));

it('redirects to the community pages from every version and from all other names of versions', () => {
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

it('redirects to the introduction of every version', () => {
  const intros = redirects.redirects.filter(({ from }) => from.endsWith('/intro/'));
  expect(intros.map(({ from, to }) => [from, to])).toEqual([
    ['/docs/intro/', '/docs/'],
    ['/docs/3.8.1/intro/', '/docs/3.8.1/'],
    ['/docs/3.7.0/intro/', '/docs/3.7.0/'],
  ]);
});

it('does not redirect to versions that a deploy preview lacks', async () => {
  vi.resetModules();
  vi.doMock('./env', () => ({ env: { isDeployPreview: true } }));
  const inPreview = (await import('./redirects')).redirects;
  expect(inPreview.redirects.length).toBeGreaterThan(10);
  expect(inPreview.redirects.filter(({ to }) => /^\/docs\/\d/.test(to))).toEqual([]);
});

it('redirects the URLs of a replaced patch release to the newer one', () => {
  expect(redirects.createRedirects('/docs/3.8.1/cli/')).toEqual(['/docs/3.8.0/cli/']);
});

it('redirects the names that docusaurus.io uses for the current version', () => {
  expect(redirects.createRedirects('/docs/cli/')).toEqual(['/docs/next/cli/', '/docs/3.9.2/cli/']);
});
