import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findChromium } from '../../src/commands/findChromium.cjs';
import * as budgets from '../budgets';
import { browserArgs } from '../e2e/support/browserArgs';
import { type BuildServer, serveBuild } from '../search/serveBuild';
import { askLighthouse, type PageReport } from './lighthouse';
import { type BuildUsage, clearCaches, measureBuild, type Site } from './measureBuild';
import { makeStockSite, stock } from './sites';
import { printTable, type Row } from './table';
import { brotliSize, mainScriptOf, type PageWeight, weighPage } from './weigh';

const ours: Site = { folder: path.join(__dirname, '../..') };

/** Pages that exist on both sites. */
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

const buildOf = ({ folder }: Site) => path.join(folder, 'build');
const isBuilt = (site: Site) => existsSync(path.join(buildOf(site), '404.html'));

let browser: Browser;
let ourHost: BuildServer;
let stockHost: BuildServer;

beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: findChromium(),
    args: browserArgs,
  });
});

afterAll(async () => {
  await browser?.close();
  ourHost?.close();
  stockHost?.close();
});

/** Serves both sites. Builds them first if necessary. */
async function serveBoth(): Promise<void> {
  if (!isBuilt(stock)) {
    makeStockSite();
    measureBuild(stock);
  }
  if (!isBuilt(ours)) {
    measureBuild(ours);
  }
  ourHost ??= await serveBuild(buildOf(ours));
  stockHost ??= await serveBuild(buildOf(stock));
}

it('builds', () => {
  makeStockSite();
  const measured = [ours, stock].map((site) => {
    clearCaches(site);
    return { cold: measureBuild(site), warm: measureBuild(site) };
  });
  const [us, them] = measured as [(typeof measured)[number], (typeof measured)[number]];
  const row = (kind: 'cold' | 'warm', key: keyof BuildUsage): Row => ({
    name: kind,
    ours: us[kind][key],
    stock: them[kind][key],
    ...(kind === 'cold' ? { budget: budgets.build[key] } : {}),
  });
  printTable('Build', 'CPU seconds', [row('cold', 'cpuSeconds'), row('warm', 'cpuSeconds')]);
  printTable('Build', 'peak memory in gigabytes', [
    row('cold', 'gigabytes'),
    row('warm', 'gigabytes'),
  ]);
  expect(us.cold.cpuSeconds).toBeGreaterThan(0);
});

it('bytes', async () => {
  await serveBoth();
  const tab = await browser.newPage();
  const rows: Record<keyof PageWeight, Row[]> = { html: [], script: [], style: [] };
  for (const route of SHARED) {
    const us = await weighPage(tab, buildOf(ours), ourHost.origin + route);
    const them = await weighPage(tab, buildOf(stock), stockHost.origin + route);
    for (const key of ['html', 'script', 'style'] as const) {
      const budget = key === 'style' ? budgets.styles : budgets.pages[route]?.[key];
      rows[key].push({ name: route, ours: us[key], stock: them[key], budget });
    }
  }
  printTable('Main script', 'bytes, Brotli', [
    {
      name: 'main',
      ours: brotliSize(mainScriptOf(buildOf(ours))),
      stock: brotliSize(mainScriptOf(buildOf(stock))),
      budget: budgets.mainScript,
    },
  ]);
  printTable('HTML', 'bytes, Brotli', rows.html);
  printTable('Scripts on the first page load', 'bytes, Brotli', rows.script);
  printTable('Styles', 'bytes, Brotli', rows.style);
  await tab.close();
  expect(rows.html).toHaveLength(SHARED.length);
});

it('Lighthouse, compared with the stock template', async () => {
  await serveBoth();
  const rows: Record<'performance' | 'blocking' | 'largest' | 'shift', Row[]> = {
    performance: [],
    blocking: [],
    largest: [],
    shift: [],
  };
  for (const route of SHARED.slice(0, 2)) {
    const us = await askLighthouse(ourHost.origin + route, 'phone', 5);
    const them = await askLighthouse(stockHost.origin + route, 'phone', 5);
    for (const key of Object.keys(rows) as (keyof typeof rows)[]) {
      rows[key].push({ name: route, ours: us[key], stock: them[key] });
    }
  }
  printTable('Performance on a slow phone, median of 5', 'score out of 100', rows.performance);
  printTable('Total blocking time on a slow phone, median of 5', 'ms', rows.blocking);
  printTable('Largest contentful paint on a slow phone, median of 5', 'ms', rows.largest);
  printTable('Cumulative layout shift on a slow phone, median of 5', 'score', rows.shift);
  expect(rows.performance).toHaveLength(2);
});

it('Lighthouse, each kind of page', async () => {
  await serveBoth();
  const reports: Record<string, Omit<PageReport, 'failed'> & { failed: string }> = {};
  for (const device of ['phone', 'desktop'] as const) {
    for (const route of KINDS) {
      const report = await askLighthouse(ourHost.origin + route, device, 1);
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
