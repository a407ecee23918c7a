import { expect, type Page } from '@playwright/test';
import { kindOf, pageAt, pages, samplePages } from '../built/builtSite';

/** A page on the sheet. */
export interface Subject {
  /** Heading of its group on the sheet. */
  readonly group: string;
  /** What the page shows. For test pages, this is the URL path. */
  readonly title: string;
  /** URL path, percent-encoded. */
  readonly path: string;
  /** Unique file name of its screenshot, without the extension. */
  readonly name: string;
  /** What to do on the page before taking the screenshot. */
  readonly prepare?: (page: Page) => Promise<void>;
}

type Prepare = Subject['prepare'];

/**
 * Uses only letters, digits, and hyphens. Playwright would replace other characters, and
 * the sheet wouldn't find the file.
 */
const nameOf = (text: string) =>
  text
    .replace(/^\/|\/$/g, '')
    .replaceAll('/', '--')
    .replaceAll('_', 'underscore')
    .replace(/[^a-z0-9-]+/gi, '-');

const kind = (title: string, path: string, prepare?: Prepare): Subject => ({
  group: 'Kinds of pages',
  title,
  path,
  name: nameOf(title),
  prepare,
});

const state = (title: string, path: string, prepare: Prepare): Subject => ({
  ...kind(title, path, prepare),
  group: 'States',
});

const drawn = (count: number) => async (page: Page) => {
  await expect(page.locator('.docusaurus-mermaid-container > svg')).toHaveCount(count);
};

const kinds: readonly Subject[] = [
  kind('home page', '/'),
  kind('docs root', '/docs/'),
  kind('docs page', '/docs/installation/'),
  kind('reference page', '/docs/cli/'),
  kind('docs page of 3.8.0', '/docs/3.8.0/installation/'),
  kind('docs page of 3.7.0', '/docs/3.7.0/installation/'),
  kind('category page', '/docs/category/getting-started/'),
  kind('blog', '/blog/'),
  kind('blog, second page', '/blog/page/2/'),
  kind('post', '/blog/releases/3.8/'),
  kind('tags', '/blog/tags/'),
  kind('tag', '/blog/tags/release/'),
  kind('archive', '/blog/archive/'),
  kind('authors', '/blog/authors/'),
  kind('author', '/blog/authors/community-team/'),
  kind('changelog', '/changelog/'),
  kind('changelog entry', '/changelog/3.8.0/'),
  kind('contributors', '/changelog/authors/'),
  kind('showcase', '/showcase/'),
  kind('versions', '/versions/'),
  kind(
    'comparison of versions',
    '/versions/compare/?page=cli&from=3.7.0&to=current',
    async (page) => expect(page.getByRole('heading', { level: 1 })).toHaveText(/What changed/),
  ),
  kind('feature requests', '/feature-requests/'),
  kind('feature request', '/feature-requests/mermaid-diagrams/'),
  kind('community page', '/community/support/'),
  kind('team', '/community/team/'),
  kind('search page', '/search/'),
  kind('not found', '/no-such-page/'),
  kind('legal', '/legal/'),
  kind('Markdown page', '/examples/markdownPageExample/'),
  kind('page without index', '/examples/noIndex/'),
  kind('start of the test area', '/tests/'),
];

const states: readonly Subject[] = [
  state('search results', '/search/?q=installation', async (page) => {
    await expect(page.getByRole('article').first()).toBeVisible();
  }),
  state('search dialog', '/docs/installation/', async (page) => {
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog', { name: 'Search' });
    await dialog.getByRole('combobox').fill('installation');
    await expect(dialog.getByRole('option').first()).toBeVisible();
    // At first, only headings are searched, because the text of the pages is still loading.
    await expect(dialog.getByText(/^Only headings were searched/)).toHaveCount(0);
  }),
  state('menu of the navbar', '/docs/installation/', async (page) => {
    const toggle = page.getByRole('button', { name: 'Toggle navigation bar' });
    // A wide window has dropdown menus instead of this button.
    if (await toggle.isVisible()) {
      await toggle.click();
      await expect(page.locator('.navbar-sidebar--show')).toBeAttached();
    } else {
      // Use the keyboard, because a menu that's opened by hovering closes during the screenshot.
      await page.locator('.navbar .dropdown').first().getByRole('button').first().focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('link', { name: 'All versions' })).toBeVisible();
    }
  }),
  state('crash inside the layout', '/tests/pages/error-boundary-tests/', async (page) => {
    await page.getByRole('button', { name: 'Crash inside the layout' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/This page crashed/);
  }),
  state('crash outside the layout', '/tests/pages/error-boundary-tests/', async (page) => {
    await page.getByRole('button', { name: 'Crash outside the layout' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/This page crashed/);
  }),
];

/** Test pages with parts that load late. */
const late: Record<string, Prepare> = {
  '/tests/docs/tests/images/': async (page) => {
    // On a busy machine, the image may not notice that the page was scrolled past it.
    await page.getByTestId('background').scrollIntoViewIfNeeded();
    await expect(page.getByAltText('A shore in several sizes')).toBeVisible();
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  },
  '/tests/pages/diagrams/': drawn(14),
  '/tests/pages/markdown-tests-md/': drawn(1),
  '/tests/pages/markdown-tests-mdx/': drawn(1),
  '/tests/pages/react-18/': async (page) => expect(page.getByTestId('lazy')).toHaveCount(3),
};

const tests: readonly Subject[] = pages
  .filter(({ path }) => /^\/tests\/./.test(path))
  .map(({ path }) => ({
    group: `Tests: ${path.split('/')[2]}`,
    title: decodeURI(path),
    path,
    name: nameOf(path),
    prepare: late[path],
  }));

/** All pages on the sheet, in order. */
export const subjects: readonly Subject[] = [...kinds, ...states, ...tests];

const double = subjects.find(({ name }, index) =>
  subjects.some((other, place) => place < index && other.name === name),
);
if (double) {
  throw new Error(`Two pages on the sheet have the same name, ${double.name}. Rename one of them.`);
}

// The debug pages are excluded, because they're for developers and show the names of
// generated files.
const shown = new Set(
  subjects
    .filter(({ title }) => title !== 'not found')
    .map(({ path }) => kindOf(pageAt(path.replace(/\?.*$/, '')))),
);
const lacking = samplePages().filter(
  (page) =>
    !shown.has(kindOf(page)) && page.file !== '404.html' && !page.path.startsWith('/__docusaurus/'),
);
if (lacking.length > 0) {
  throw new Error(
    `The sheet has no pages of the same kind as ${lacking.map(({ path }) => path).join(', ')}. Add a page of each kind to tests/visual/subjects.ts.`,
  );
}
