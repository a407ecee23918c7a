import { type BrowserContext, chromium, type Page } from '@playwright/test';
import type { Fault, FaultServer } from './support/faultServer';
import { startFaultServer } from './support/faultServer';
import { expect, open, test } from './support/faultTest';

/*
 * Each kind of request fails in each way. README.md in tests/ explains the table that the first test prints.
 */

// Each failure is logged, and each case has its own server, so that many can run at the same time.
test.use({ allowedMessages: [/./] });

/** What the reader sees, and what they can do next. Every outcome except the last two is a page of this site. */
type Outcome =
  /** The page works as usual. */
  | 'works'
  /** The text and the links that arrived work. A notice says what doesn't, and offers to reload the page. */
  | 'notice'
  /** Part of the page says what failed, and offers to try again. */
  | 'message'
  /** The error page of the server. */
  | 'server page'
  /** The browser's own error page, or the previous page if nothing arrives. */
  | 'browser page';

interface Case {
  readonly name: string;
  readonly requests: RegExp;
  /** The page that readers open first. */
  readonly path: string;
  /** What they see then. */
  readonly faults: Partial<Record<Fault, Outcome>>;
  /** What they see if they're already on another page of this site. Undefined if nothing is requested then. */
  readonly inside?: {
    readonly go: (page: Page) => Promise<void>;
    readonly heading: string;
    readonly faults: Partial<Record<Fault, Outcome>>;
  };
}

const every = <T extends Outcome>(outcome: T, others: Partial<Record<Fault, Outcome>> = {}) => ({
  refused: outcome,
  stalled: outcome,
  '404': outcome,
  '500': outcome,
  html: outcome,
  truncated: outcome,
  aborted: outcome,
  ...others,
});

const followLink = (name: string) => async (page: Page) => {
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name, exact: true })
    .click();
};

async function searchFor(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search' }).fill('configuration');
}

const cases: readonly Case[] = [
  {
    name: 'document',
    requests: /^\/community\/team\/$/,
    path: '/community/team/',
    faults: {
      refused: 'browser page',
      stalled: 'browser page',
      // The scripts of the not-found page open the page.
      '404': 'works',
      '500': 'server page',
      html: 'server page',
      // The scripts complete the page, but browsers don't run them after an error.
      truncated: 'works',
      aborted: 'notice',
    },
  },
  {
    name: 'main script',
    requests: /^\/assets\/js\/main\./,
    path: '/community/team/',
    faults: every('notice'),
  },
  {
    name: 'script of a page',
    requests: /^\/assets\/js\/(?!main|runtime)/,
    path: '/community/team/',
    faults: every('notice'),
    inside: { go: followLink('Showcase'), heading: 'Showcase', faults: every('notice') },
  },
  {
    name: 'data file',
    requests: /^\/versions\/compare\/.+\.json$/,
    path: '/versions/compare/?page=cli&from=3.7.0&to=current',
    faults: every('message'),
  },
  {
    name: 'style sheet',
    requests: /^\/assets\/css\//,
    path: '/community/team/',
    faults: every('works'),
    inside: { go: followLink('Showcase'), heading: 'Showcase', faults: every('works') },
  },
  {
    name: 'image',
    requests: /\.(svg|png|webp)$/,
    path: '/community/team/',
    faults: every('works'),
    inside: { go: followLink('Showcase'), heading: 'Showcase', faults: every('works') },
  },
  {
    name: 'search data',
    requests: /^\/search-index\//,
    path: '/search/?q=configuration',
    faults: every('message'),
    inside: { go: searchFor, heading: 'Support', faults: every('message') },
  },
  {
    name: 'search worker',
    requests: /^\/assets\/js\/search\./,
    path: '/search/?q=configuration',
    faults: every('message'),
  },
  {
    name: 'search box',
    requests: /^\/assets\/js\/search-box\./,
    path: '/community/team/',
    faults: {},
    // The results page opens instead.
    inside: {
      go: (page) => page.keyboard.press('Control+k'),
      heading: 'Search the documentation',
      faults: every('works'),
    },
  },
  {
    name: 'service worker',
    requests: /^\/sw\.js$/,
    path: '/community/team/',
    faults: every('works'),
  },
];

/** What the page shows at the moment. */
async function look(page: Page): Promise<Outcome | 'nothing'> {
  if (!page.url().startsWith('http')) {
    return 'browser page';
  }
  return page.evaluate(() => {
    const shown = (selector: string, text = '') =>
      [...document.querySelectorAll<HTMLElement>(selector)].some(
        (element) => element.checkVisibility() && element.textContent?.includes(text),
      );
    // While styles are loading, browsers show nothing, although elements count as visible.
    if (performance.getEntriesByName('first-contentful-paint').length === 0) {
      return 'nothing';
    }
    if (shown('h1', 'Server error')) {
      return 'server page';
    }
    if (shown('.site-load-failure button', 'Reload the page')) {
      return 'notice';
    }
    if (!shown('main h1') || !shown('a')) {
      return 'nothing';
    }
    if (shown('button', 'Retry')) {
      return 'message';
    }
    return document.documentElement.dataset.hasHydrated === 'true' ? 'works' : 'nothing';
  });
}

/** Milliseconds that a page has to keep working. A notice would appear a second after a request failed. */
const PROOF = 1_500;

interface Patience {
  readonly heading?: string | undefined;
  readonly seconds?: number;
  readonly hasFailed?: () => boolean;
}

/** Waits until a request failed and the page shows what's expected, and returns what it shows in the end. */
async function outcomeOf(
  page: Page,
  expected: Outcome,
  { heading, seconds = 30, hasFailed = () => true }: Patience = {},
): Promise<string> {
  const end = Date.now() + seconds * 1_000;
  let isProven: boolean = expected !== 'works';
  for (;;) {
    const title = () => page.locator('h1').first().textContent({ timeout: 1_000 });
    // The page may be loading.
    const actual = await look(page).catch(() => 'nothing');
    const isThere = !heading || (await title().catch(() => null))?.includes(heading) === true;
    const isExpected = actual === expected && isThere && hasFailed();
    if ((isExpected && isProven) || Date.now() > end) {
      const isElsewhere = isThere ? '' : `, but not the page "${heading}"`;
      return actual + isElsewhere + (hasFailed() ? '' : ', and no request failed');
    }
    await page.waitForTimeout(isExpected ? PROOF : 200);
    isProven ||= isExpected;
  }
}

/** Does what the page offers after a failure. Now, nothing fails any longer. */
async function takeNextStep(page: Page, server: FaultServer, outcome: Outcome): Promise<string> {
  server.reset();
  await page
    .getByRole('button', { name: outcome === 'notice' ? 'Reload the page' : 'Retry' })
    .click();
  return outcomeOf(page, 'works');
}

interface Job {
  readonly one: Case;
  readonly fault: Fault;
  readonly when: 'first page' | 'next page';
}

interface Run extends Omit<Job, 'one'> {
  readonly name: string;
  readonly expected: Outcome;
  readonly actual: string;
}

async function tryOut(context: BrowserContext, { one, fault, when }: Job): Promise<Run> {
  const page = await context.newPage();
  const server = await startFaultServer();
  const { name, path, inside } = one;
  const expected = (when === 'first page' ? one : inside)?.faults[fault] as Outcome;
  try {
    if (when === 'first page') {
      server.fail(one.requests, fault);
      // Stalled documents never arrive.
      await page
        .goto(server.origin + path, { waitUntil: 'commit', timeout: 5_000 })
        .catch(() => undefined);
    } else {
      await open(page, `${server.origin}/community/support/`);
      server.fail(one.requests, fault);
      await inside?.go(page);
    }
    let actual = await outcomeOf(page, expected, {
      heading: when === 'first page' ? undefined : inside?.heading,
      // Readers of a stalled page wait for up to 20 seconds, twice if the page is loaded in full.
      seconds: fault === 'stalled' ? 60 : 30,
      hasFailed: () => server.failed.length > 0,
    });
    const canContinue = actual === 'notice' || actual === 'message';
    if (fault === '404' && canContinue && actual === expected) {
      const after = await takeNextStep(page, server, actual as Outcome);
      actual += after === 'works' ? '' : `, and afterwards: ${after}`;
    }
    return { name, fault, when, expected, actual };
  } catch (error) {
    return { name, fault, when, expected, actual: String(error).split('\n', 1)[0] ?? '' };
  } finally {
    await page.close();
    await server.close();
  }
}

/** One row for each kind of request, with what readers see for each fault. */
function tableOf(runs: readonly Run[]): string {
  const faults = Object.keys(every('works'));
  const rows = new Map<string, Map<string, string>>();
  for (const { name, when, fault, actual } of runs) {
    const row = `${name}, ${when}`;
    rows.set(row, (rows.get(row) ?? new Map()).set(fault, actual));
  }
  return [
    ['request', ...faults],
    ['', ...faults].map(() => '---'),
    ...[...rows]
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([row, found]) => [row, ...faults.map((fault) => found.get(fault) ?? '')]),
  ]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

test('each kind of request fails in each way, and readers always have a next step', async ({
  context,
}) => {
  test.setTimeout(240_000);
  // With the data saver on, the next page isn't prefetched before its requests fail.
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: true, effectiveType: '4g' },
    });
  });
  const jobsOf = (one: Case, when: Job['when'], faults: Case['faults'] = {}) =>
    (Object.keys(faults) as Fault[]).map((fault): Job => ({ one, fault, when }));
  const jobs = cases.flatMap((one) => [
    ...jobsOf(one, 'first page', one.faults),
    ...jobsOf(one, 'next page', one.inside?.faults),
  ]);
  const runs: Run[] = [];
  const unexpected: Job[] = [];
  const work = async (list: Job[], isAlone = false) => {
    for (let job = list.shift(); job; job = list.shift()) {
      const run = await tryOut(context, job);
      const isExpected = run.actual === run.expected;
      if (!isExpected) console.log(run);
      if (isExpected || isAlone) {
        runs.push(run);
      } else {
        unexpected.push(job);
      }
    }
  };
  // Stalled pages only wait, so all of them wait at the same time.
  const stalled = jobs.filter(({ fault }) => fault === 'stalled');
  const others = jobs.filter(({ fault }) => fault !== 'stalled');
  await Promise.all([
    ...stalled.map((job) => work([job])),
    ...Array.from({ length: 3 }, () => work(others)),
  ]);
  // A page that shares two processors with all others may be so slow that it looks stalled. A mistake of the site
  // happens again when the page is alone.
  await work(unexpected, true);
  console.log(tableOf(runs));
  expect(runs.length).toBeGreaterThan(80);
  expect(runs.filter(({ expected, actual }) => actual !== expected)).toEqual([]);
});

test('the next page opens if more scripts stall than browsers load at a time', async ({ page }) => {
  const server = await startFaultServer();
  await open(page, `${server.origin}/community/support/`);
  server.fail(/^\/assets\/js\/(?!main|runtime)/, 'stalled');
  await page.evaluate(() => {
    for (const name of ['1', '2', '3', '4', '5', '6']) {
      const script = document.createElement('script');
      script.src = `/assets/js/${name}.js`;
      document.head.append(script);
    }
  });
  await followLink('Showcase')(page);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Docusaurus Site Showcase' }),
  ).toBeVisible({
    timeout: 45_000,
  });
  await page.close();
  await server.close();
});

test('the notice about missing scripts moves no text, and readers can scroll past it', async ({
  page,
}) => {
  const server = await startFaultServer();
  server.fail(/^\/assets\/js\/main/, 'stalled');
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${server.origin}/docs/installation/`, { waitUntil: 'commit' });
  // The heading has its place as soon as the styles are loaded.
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  const heading = page.getByRole('heading', { level: 1 });
  const before = await heading.boundingBox();
  const notice = page.getByRole('alert').filter({ hasText: 'hasn’t loaded' });
  await expect(notice).toBeInViewport({ ratio: 1 });
  expect(await heading.boundingBox()).toEqual(before);
  const covered = await page.getByRole('main').evaluate((main) => {
    const top = document.querySelector('.site-load-failure')?.getBoundingClientRect().top ?? 0;
    return [...main.querySelectorAll('a')].filter((link) => {
      link.focus();
      return link.getBoundingClientRect().bottom > top;
    }).length;
  });
  expect(covered).toBe(0);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const lowest = await page
    .getByRole('contentinfo')
    .evaluate((footer) => footer.getBoundingClientRect().bottom);
  expect(lowest).toBeLessThanOrEqual((await notice.boundingBox())?.y ?? 0);
  await page.close();
  await server.close();
});

/** Opens the search box, which uses most of what's stored, and closes it. */
async function checkSearchBox(page: Page): Promise<void> {
  const search = page.getByRole('dialog', { name: 'Search' });
  await page.keyboard.press('Control+k');
  await expect(search.getByRole('combobox', { name: 'Search' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(search).toHaveCount(0);
}

test('pages work with unusual storage, with a wrong clock, and in two tabs', async ({
  page,
  context,
}) => {
  const heading = page.getByRole('heading', { level: 1 });
  const colorMode = page.getByRole('button', { name: /dark and light mode/ });

  for (const [kind, value] of [
    ['corrupt', '{"broken'],
    ['from another version', '[{"version":"0.0.1"}]'],
  ] as const) {
    await test.step(`storage: ${kind}`, async () => {
      await open(page, '/docs/installation/');
      await colorMode.click();
      await page.evaluate((text) => {
        const { localStorage, sessionStorage } = window;
        const suffix = /-\w{3}$/.exec(Object.keys(localStorage)[0] ?? '')?.[0];
        if (!suffix) {
          throw new Error('Nothing is stored, so nothing can be corrupt.');
        }
        const keys = [
          ...Object.keys(localStorage),
          '__DOCSEARCH_RECENT_SEARCHES__docusaurus-2',
          '__DOCSEARCH_FAVORITE_SEARCHES__docusaurus-2',
          `docs-preferred-version-default${suffix}`,
          `docusaurus.tab.npm2yarn${suffix}`,
        ];
        for (const key of keys) {
          localStorage.setItem(key, text);
        }
        for (const key of ['search-visited-pages', 'color-generator.light']) {
          sessionStorage.setItem(key, text);
        }
      }, value);
      await open(page, '/docs/installation/');
      await expect(heading).toHaveText('Installation');
      await checkSearchBox(page);
      await open(page, '/versions/');
      await open(page, '/docs/styling-layout/');
      await expect(heading).toHaveText('Styling and Layout');
      await page.evaluate(() => {
        window.localStorage.clear();
        window.sessionStorage.clear();
      });
    });
  }

  await test.step('storage: blocked', async () => {
    const blocked = await context.newPage();
    await blocked.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('Storage is blocked', 'SecurityError');
          },
        });
      }
    });
    for (const path of ['/docs/installation/', '/legal/', '/versions/']) {
      await open(blocked, path);
      await expect(blocked.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    }
    await checkSearchBox(blocked);
    await blocked.close();
  });

  await test.step('two tabs', async () => {
    const second = await context.newPage();
    await open(page, '/docs/installation/');
    await open(second, '/blog/');
    await colorMode.click();
    const mode = await page.locator('html').getAttribute('data-theme-choice');
    await expect(second.locator('html')).toHaveAttribute('data-theme-choice', mode ?? '');
    await second.evaluate(() => window.localStorage.clear());
    await checkSearchBox(page);
    await checkSearchBox(second);
    await second.close();
  });

  for (const year of [1990, 2090]) {
    await test.step(`the clock says ${year}`, async () => {
      await page.clock.setFixedTime(new Date(year, 1, 1));
      await open(page, '/blog/');
      await expect(heading).toContainText('blog');
      await open(page, '/legal/');
      await expect(heading).toHaveText('Legal');
      await checkSearchBox(page);
    });
  }
});

test('a page from the back-forward cache still works', async ({ baseURL, launchOptions }) => {
  // Playwright turns this cache off for its own browser.
  const browser = await chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage({ baseURL });
  await page.addInitScript(() => {
    window.addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.restored = String(persisted);
    });
  });
  await open(page, '/docs/installation/');
  await page.goto('/blog/');
  // `goBack` waits for a navigation that this cache doesn't have.
  await page.evaluate(() => setTimeout(() => window.history.back()));
  await expect(page.locator('html')).toHaveAttribute('data-restored', 'true');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Installation');
  await checkSearchBox(page);
  await page.getByRole('link', { name: 'Blog' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('blog');
  await browser.close();
});
