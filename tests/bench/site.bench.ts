import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findChromium } from '../../src/commands/findChromium.cjs';
import * as budgets from '../budgets';
import { browserArgs } from '../e2e/support/browserArgs';
import { type BuildServer, serveBuild } from '../search/serveBuild';
import { addToHistory } from './history';
import { askLighthouse, type PageReport } from './lighthouse';
import { type BuildUsage, clearCaches, measureBuild } from './measureBuild';
import {
  countPages,
  makeScaledSite,
  makeStarlightSite,
  makeStockSite,
  ours,
  type Site,
  starlight,
  stock,
} from './sites';
import { printTable, type Row, ratios } from './table';
import { brotliSize, commonScriptSize, mainScriptOf, type PageWeight, weighPage } from './weigh';

/** `npm run bench` sets these two: how many times the pages of the larger sites, and whether all parts run. */
const { BENCH_SCALE, BENCH_COMPLETE } = process.env;

/** Pages that exist on both of our sites. Starlight lacks the list of posts, which has no Markdown copy. */
const SHARED = [
  '/docs/installation/',
  '/docs/api/docusaurus-config/',
  '/blog/',
  '/changelog/3.0.0/',
];

/** One page of each kind on this site. */
const KINDS = [
  '/',
  '/docs/installation/',
  '/docs/3.8.0/installation/',
  '/docs/category/guides/',
  '/blog/',
  '/blog/2022/08/01/announcing-docusaurus-2.0/',
  '/changelog/',
  '/changelog/3.0.0/',
  '/community/team/',
  '/showcase/',
  '/versions/',
  '/feature-requests/',
  '/legal/',
  '/search/?q=sidebar',
];

const hasPage = ({ build }: Site, route: string) =>
  existsSync(path.join(build, route, 'index.html'));
const isBuilt = ({ build }: Site) =>
  ['404.html', '404/index.html'].some((name) => existsSync(path.join(build, name)));

let browser: Browser;
let hosts: readonly BuildServer[] = [];

beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: findChromium(),
    args: browserArgs,
  });
});

afterAll(async () => {
  await browser?.close();
  for (const host of hosts) {
    host.close();
  }
});

/** The other sites are made from our content, and Starlight's from our build. */
const SITES: readonly (readonly [Site, make: () => void])[] = [
  [ours, () => undefined],
  [stock, () => makeStockSite()],
  [starlight, makeStarlightSite],
];

/** Serves all sites. Builds them first if necessary. Returns the URL of a page on each of them. */
async function serveAll(): Promise<
  (route: string) => [ours: string, stock: string, starlight: string]
> {
  for (const [site, make] of SITES) {
    if (!isBuilt(site)) {
      make();
      measureBuild(site);
    }
  }
  if (hosts.length === 0) {
    hosts = await Promise.all(SITES.map(([{ build }]) => serveBuild(build)));
  }
  return (route) => hosts.map(({ origin }) => origin + route) as [string, string, string];
}

it('builds', () => {
  const measured = SITES.map(([site, make]) => {
    make();
    clearCaches(site);
    const usage = { cold: measureBuild(site), warm: measureBuild(site) };
    return { ...usage, pages: countPages(site) };
  });
  type Measured = (typeof measured)[number];
  const [us, them, others] = measured as [Measured, Measured, Measured];
  const row = (kind: 'cold' | 'warm', key: keyof BuildUsage): Row => ({
    name: `${kind}, ${key === 'cpuSeconds' ? 'CPU seconds' : 'gigabytes'}`,
    ours: us[kind][key],
    stock: them[kind][key],
    starlight: others[kind][key],
    ...(kind === 'cold' ? { budget: budgets.build[key] } : {}),
  });
  const perPage = (kind: 'cold' | 'warm'): Row => {
    const [ours, stock, starlight] = measured.map(
      (site) => (1000 * site[kind].cpuSeconds) / site.pages,
    ) as [number, number, number];
    return { name: `${kind}, CPU milliseconds per page`, ours, stock, starlight };
  };
  printTable('Build', 'CPU time and peak memory', [
    row('cold', 'cpuSeconds'),
    row('warm', 'cpuSeconds'),
    row('cold', 'gigabytes'),
    row('warm', 'gigabytes'),
    { name: 'pages', ours: us.pages, stock: them.pages, starlight: others.pages },
    perPage('cold'),
    perPage('warm'),
  ]);
  expect(us.cold.cpuSeconds).toBeGreaterThan(0);
});

it('bytes', async () => {
  const urlsOf = await serveAll();
  const tab = await browser.newPage();
  const rows: Record<keyof PageWeight, Row[]> = { html: [], script: [], style: [] };
  for (const route of SHARED) {
    const [first, second, third] = urlsOf(route);
    const us = await weighPage(tab, ours.build, first);
    const them = await weighPage(tab, stock.build, second);
    const others = hasPage(starlight, route)
      ? await weighPage(tab, starlight.build, third, { hydrated: false })
      : undefined;
    for (const key of ['html', 'script', 'style'] as const) {
      const budget = budgets.pages[route]?.[key];
      rows[key].push({
        name: route,
        ours: us[key],
        stock: them[key],
        starlight: others?.[key],
        budget,
      });
    }
  }
  printTable('Main script', 'bytes, Brotli', [
    {
      name: 'main',
      ours: brotliSize(mainScriptOf(ours.build)),
      stock: brotliSize(mainScriptOf(stock.build)),
      budget: budgets.mainScript,
    },
  ]);
  printTable('HTML', 'bytes, Brotli', rows.html);
  printTable('Scripts on the first page load', 'bytes, Brotli', rows.script);
  printTable('Styles', 'bytes, Brotli', rows.style);
  await tab.close();
  expect(rows.html).toHaveLength(SHARED.length);
});

it('Lighthouse, compared with the other sites', async () => {
  const urlsOf = await serveAll();
  const rows: Record<'performance' | 'blocking' | 'largest' | 'shift', Row[]> = {
    performance: [],
    blocking: [],
    largest: [],
    shift: [],
  };
  for (const route of SHARED) {
    const urls = urlsOf(route).slice(0, hasPage(starlight, route) ? 3 : 2);
    const reports = await askLighthouse(urls, 'phone', 5);
    const [us, them, others] = reports as [PageReport, PageReport, PageReport?];
    for (const key of Object.keys(rows) as (keyof typeof rows)[]) {
      rows[key].push({ name: route, ours: us[key], stock: them[key], starlight: others?.[key] });
    }
  }
  printTable('Performance', 'score out of 100 on a slow phone, median of 5', rows.performance);
  printTable('Total blocking time', 'ms on a slow phone, median of 5', rows.blocking);
  printTable('Largest contentful paint', 'ms on a slow phone, median of 5', rows.largest);
  printTable('Cumulative layout shift', 'score on a slow phone, median of 5', rows.shift);
  expect(rows.performance).toHaveLength(SHARED.length);
});

it('Lighthouse, each kind of page', async () => {
  const urlsOf = await serveAll();
  const reports: Record<string, Omit<PageReport, 'failed'> & { failed: string }> = {};
  for (const device of ['phone', 'desktop'] as const) {
    for (const route of KINDS) {
      const [url] = urlsOf(route);
      const [report] = (await askLighthouse([url], device, 1)) as [PageReport];
      reports[`${device} ${route}`] = {
        ...report,
        blocking: Math.round(report.blocking),
        largest: Math.round(report.largest),
        shift: Number(report.shift.toFixed(3)),
        failed: report.failed.join(' '),
      };
    }
  }
  console.log('\nLighthouse, one run each');
  console.table(reports);
  expect(Object.keys(reports)).toHaveLength(2 * KINDS.length);
});

/** What the size of a site costs. */
function measureScaled(kind: 'ours' | 'stock', more: number) {
  const site = makeScaledSite(kind, more);
  const usage = measureBuild(site);
  const pages = countPages(site);
  const script = commonScriptSize(site.build);
  // The four builds take long, and an error in a later one would lose what was measured before.
  console.log(`${kind}, ${pages} pages: ${usage.cpuSeconds} CPU seconds, ${usage.gigabytes} GB`);
  return { ...usage, pages, script, perPage: (1000 * usage.cpuSeconds) / pages };
}

it.runIf(BENCH_SCALE)('scale', { timeout: 6 * 3_600_000 }, () => {
  const measured = (['ours', 'stock'] as const).map((kind) => {
    const small = measureScaled(kind, 0);
    return { small, large: measureScaled(kind, (Number(BENCH_SCALE) - 1) * small.pages) };
  });
  type Measured = (typeof measured)[number];
  const [us, them] = measured as [Measured, Measured];
  const growth = ({ small, large }: Measured, key: 'script' | 'cpuSeconds') =>
    (large[key] - small[key]) / (large.pages - small.pages);
  const row = (name: string, size: 'small' | 'large', key: keyof Measured['small']): Row => ({
    name: `${name}, ${us[size].pages} pages`,
    ours: us[size][key],
    stock: them[size][key],
  });
  printTable(`${BENCH_SCALE} times the pages`, 'cold builds', [
    row('CPU milliseconds per page', 'small', 'perPage'),
    row('CPU milliseconds per page', 'large', 'perPage'),
    // Only documentation is copied, and its pages take longer than others.
    {
      name: 'CPU milliseconds per added page',
      ours: 1000 * growth(us, 'cpuSeconds'),
      stock: 1000 * growth(them, 'cpuSeconds'),
    },
    row('gigabytes', 'small', 'gigabytes'),
    row('gigabytes', 'large', 'gigabytes'),
    row('bytes of the main script and the runtime', 'small', 'script'),
    row('bytes of the main script and the runtime', 'large', 'script'),
    { name: 'bytes per added page', ours: growth(us, 'script'), stock: growth(them, 'script') },
  ]);
  expect(us.large.pages).toBeGreaterThan(us.small.pages);
});

it.runIf(BENCH_COMPLETE)('history', () => {
  addToHistory(ratios);
  expect(ratios.size).toBeGreaterThan(10);
});
