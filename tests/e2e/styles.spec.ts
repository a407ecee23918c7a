import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, open, test } from './support/test';

const COMPLETE = join(__dirname, '../../.docusaurus/complete-styles');

/** The name of a sheet without its hash, which changes when the sheet does. */
const nameOf = (file: string) => basename(file).split('.')[0] ?? '';

/** The search modal has some classes of the search button, and other rules. */
const MODAL = 'styles-searchdialog';

/**
 * Adds the complete sheets, with the rules and custom properties that the build removes from the page's sheets. Those
 * of other kinds of pages come first, so that they lose against those of the page.
 */
async function addCompleteStyles(page: Page): Promise<void> {
  const complete = new Map(
    readdirSync(COMPLETE).map((file) => [nameOf(file), readFileSync(join(COMPLETE, file), 'utf8')]),
  );
  const links = await page
    .locator('link[rel=stylesheet]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const own = links.map(nameOf);
  const others = [...complete.keys()].filter((name) => ![MODAL, ...own].includes(name));
  expect(others.length).toBeGreaterThan(5);
  const css = [...others, ...own].map((name) => complete.get(name) ?? '');
  expect(css).not.toContain('');
  // The common sheet has all layers, in their order.
  const layers = complete.get('styles')?.match(/(?<=@layer )[\w.-]+/g) ?? [];
  expect(layers.length).toBeGreaterThan(3);
  css.unshift(`@layer ${layers.join(', ')};`);
  await page.evaluate((texts) => {
    for (const link of document.querySelectorAll<HTMLElement>('link[rel=stylesheet]')) {
      link.dataset.isComplete = 'false';
    }
    for (const textContent of texts) {
      const style = Object.assign(document.createElement('style'), { textContent });
      style.dataset.isComplete = 'true';
      document.head.append(style);
    }
  }, css);
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

/** Switches between the complete styles and those of the page, and returns the chosen elements that look different. */
const changedElements = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const properties =
      /^(?:align-|background-(?:color|image)|border-(?:top|left)|box-shadow|clip|color$|content|cursor|display|fill|filter|flex-|float|font-|height|justify-|left|letter-|line-height|list-style-type|margin-(?:top|left)|mask-image|max-|min-|opacity|outline-|overflow-|padding-(?:top|left)|position|row-gap|text-|top|transform|vertical-align|visibility|white-space|width|z-index)/;
    const names = [...getComputedStyle(document.body)].filter((name) => properties.test(name));
    const elements = [...document.querySelectorAll('[data-chosen]')];
    const looks = (isComplete: boolean) => {
      for (const { sheet, dataset } of document.querySelectorAll<HTMLLinkElement>(
        '[data-is-complete]',
      )) {
        Object.assign(sheet ?? {}, { disabled: dataset.isComplete !== String(isComplete) });
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
    const [own, complete] = [looks(false), looks(true)];
    return elements.flatMap((element, index) => {
      const [before, after] = [own[index]?.flat(), complete[index]?.flat()];
      const changes = before?.filter((value, at) => value !== after?.[at]) ?? [];
      return changes.length > 0
        ? [`${element.tagName} class="${element.getAttribute('class')}" ${changes.slice(0, 3)}`]
        : [];
    });
  });

for (const path of [
  '/',
  '/docs/installation/',
  '/docs/api/docusaurus-config/',
  '/blog/',
  '/changelog/',
  '/showcase/',
  '/legal/',
]) {
  test(`${path} looks as with the complete styles, in all states and media`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, path);
    await page.addStyleTag({
      content:
        '* { transition: none !important; animation: none !important; content-visibility: visible !important }',
    });
    await addCompleteStyles(page);
    await chooseElements(page);
    expect(await changedElements(page)).toEqual([]);
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
    expect(await changedElements(page), 'in dark mode').toEqual([]);
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'light'));
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
  expect(sheets).toHaveLength(3);
  expect(await page.locator('link[rel=stylesheet]').count()).toBe(3);
});
