import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { buildDir, builtFiles } from '../built/builtSite';
import { expect, open, test } from './support/test';

/** The sheets of other kinds of pages. The search modal has some classes of the search button, and other rules. */
const ALL_SHEETS = builtFiles.filter(
  (file) => /^assets\/css\/styles[.-]/.test(file) && !file.includes('/styles-searchdialog.'),
);

const INFIMA = join(__dirname, '../../node_modules/infima/dist/css/default/default.css');

/** Adds all styles of the site and of Infima before those of the page, so that they lose against them. */
async function addAllStyles(page: Page): Promise<void> {
  const common = ALL_SHEETS.find((file) => file.includes('/styles.')) ?? '';
  const layers = readFileSync(join(buildDir, common), 'utf8').match(/(?<=@layer )[\w.-]+/g) ?? [];
  const css = `@layer ${layers.join(', ')};
    @layer docusaurus.infima { ${readFileSync(INFIMA, 'utf8').replace('@charset "UTF-8";', '')} }`;
  await page.evaluate(
    async ({ css, files }) => {
      const style = Object.assign(document.createElement('style'), { textContent: css });
      const links = files.map((file) =>
        Object.assign(document.createElement('link'), { rel: 'stylesheet', href: `/${file}` }),
      );
      const loaded = links.map(
        (link) => new Promise((done) => link.addEventListener('load', done)),
      );
      document.head.prepend(style, ...links);
      await Promise.all(loaded);
      for (const each of [style, ...links]) {
        each.dataset.added = '';
      }
    },
    { css, files: ALL_SHEETS },
  );
}

/**
 * Marks one of the elements that have the same classes and a parent with the same classes. Browsers don't lay out what's
 * in closed details, so they're opened.
 */
async function chooseElements(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) {
      details.open = true;
    }
    const kindOf = (element: Element) => `${element.tagName} ${element.getAttribute('class')}`;
    const seen = new Set<string>();
    for (const element of document.querySelectorAll('body *:not(script, style, path)')) {
      const kind = `${kindOf(element)} in ${element.parentElement && kindOf(element.parentElement)}`;
      element.toggleAttribute('data-chosen', !seen.has(kind));
      seen.add(kind);
    }
  });
}

/** Puts the chosen elements of a page in a state such as `hover`. */
async function force(page: Page, states: readonly string[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: '[data-chosen]',
  });
  for (const nodeId of nodeIds) {
    await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: [...states] });
  }
}

/** Switches the added styles on and off, and returns the chosen elements that look different. */
const changedElements = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const properties =
      /^(?:align-|background-(?:color|image)|border-(?:top|left)|box-shadow|clip|color$|content|cursor|display|fill|filter|flex-|float|font-|height|justify-|left|letter-|line-height|list-style-type|margin-(?:top|left)|mask-image|max-|min-|opacity|outline-|overflow-|padding-(?:top|left)|position|row-gap|text-|top|transform|vertical-align|visibility|white-space|width|z-index)/;
    const names = [...getComputedStyle(document.body)].filter((name) => properties.test(name));
    const elements = [...document.querySelectorAll('[data-chosen]')];
    const looks = (isAdded: boolean) => {
      for (const { sheet } of document.querySelectorAll<HTMLLinkElement>('[data-added]')) {
        Object.assign(sheet ?? {}, { disabled: !isAdded });
      }
      return elements.map((element) =>
        [undefined, '::before', '::after'].map((pseudo) => {
          const style = getComputedStyle(element, pseudo);
          return pseudo && style.content === 'none'
            ? ''
            : names.map((name) => `${name}: ${style.getPropertyValue(name)}`);
        }),
      );
    };
    const [without, added] = [looks(false), looks(true)];
    return elements.flatMap((element, index) => {
      const [before, after] = [without[index]?.flat(), added[index]?.flat()];
      const changes = before?.filter((value, at) => value !== after?.[at]) ?? [];
      return changes.length > 0
        ? [`${element.tagName} class="${element.getAttribute('class')}" ${changes.slice(0, 3)}`]
        : [];
    });
  });

for (const path of ['/', '/docs/installation/', '/blog/', '/changelog/', '/showcase/']) {
  test(`${path} has every rule that applies to it, in all states and media`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, path);
    await page.addStyleTag({
      content:
        '* { transition: none !important; animation: none !important; content-visibility: visible !important }',
    });
    await addAllStyles(page);
    await chooseElements(page);
    expect(await changedElements(page)).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    expect(await changedElements(page), 'in print').toEqual([]);
    await page.emulateMedia({ media: 'screen', forcedColors: 'active' });
    await force(page, ['hover', 'focus', 'focus-visible', 'focus-within', 'active']);
    expect(await changedElements(page), 'in forced colors, and with focus').toEqual([]);
    await page.emulateMedia({ forcedColors: 'none' });
    await page.setViewportSize({ width: 375, height: 800 });
    expect(await changedElements(page), 'on a phone, and with focus').toEqual([]);
  });
}

test('a page of another kind is only displayed when its styles are loaded', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/css\/styles-showcase\./, async (route) => {
    await released;
    await route.continue();
  });
  await open(page, '/docs/installation/');
  const requested = page.waitForRequest(/\/assets\/css\/styles-showcase\./);
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Showcase' })
    .click();
  await requested;
  const heading = page.getByRole('heading', { level: 1 });
  // The scripts of the page are loaded by now, but not its styles.
  await page.waitForLoadState('load');
  await page.waitForTimeout(500);
  await expect(heading).toHaveText('Installation');
  release();
  await expect(heading).not.toHaveText('Installation');
  expect(await page.locator('link[rel=stylesheet][href*="/styles-showcase."]').count()).toBe(1);
});

test('the styles of a page are loaded once', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await open(page, '/showcase/');
  const sheets = requests.filter((path) => path.endsWith('.css'));
  expect(sheets).toHaveLength(2);
  expect(await page.locator('link[rel=stylesheet]').count()).toBe(2);
});
