import { expect, test } from './support/test';

test('Chromium disables everything that Playwright disables, and the pages of its address bar', async ({
  browser,
}) => {
  const session = await browser.newBrowserCDPSession();
  const { commandLine } = await session.send('SystemInfo.getInfo');
  const [first = [], last = [], ...more] = [
    ...commandLine.matchAll(/--disable-features=([^\s"']+)/g),
  ].map(([, names = '']) => names.split(','));
  expect(more).toEqual([]);
  expect(first.length, 'the list of Playwright').toBeGreaterThan(5);
  // If this fails after an update of Playwright, copy its feature names to
  // support/browserArgs.ts.
  expect(first.filter((name) => !last.includes(name))).toEqual([]);

  await browser.newPage();
  const { targetInfos } = await session.send('Target.getTargets', { filter: [{}] });
  const addresses = targetInfos.map(({ url }) => url);
  expect(addresses).toContain('about:blank');
  expect(addresses.filter((address) => address.startsWith('chrome:'))).toEqual([]);
});
