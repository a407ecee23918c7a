import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { findChromium } from '../../src/commands/findChromium.cjs';
import { browserArgs } from '../e2e/support/browserArgs';
import { median } from './table';

/**
 * The part of Lighthouse's API that's used here. It's installed in this folder and not with
 * the site.
 */
type Lighthouse = (
  url: string,
  flags: { port: number; onlyCategories: readonly string[]; logLevel: 'error' },
  config?: unknown,
) => Promise<{
  lhr: {
    categories: Record<string, { score: number }>;
    audits: Record<string, { score: number | null; numericValue?: number; title: string }>;
  };
}>;

/** Lighthouse results for a page. Scores are from 0 to 100. */
export interface PageReport {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  /** Total blocking time, in milliseconds. */
  readonly blocking: number;
  /** Largest contentful paint, in milliseconds. */
  readonly largest: number;
  readonly shift: number;
  /** IDs of the audits that failed. */
  readonly failed: readonly string[];
}

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const PORT = 9_333;

type Device = 'phone' | 'desktop';

/** Runs Lighthouse on a page, in a new browser. */
async function runLighthouse(url: string, device: Device): Promise<PageReport> {
  const folder = path.join(__dirname, 'node_modules/lighthouse/core');
  const load = (file: string) => import(pathToFileURL(path.join(folder, file)).href);
  const lighthouse: Lighthouse = (await load('index.js')).default;
  const config =
    device === 'desktop' ? (await load('config/desktop-config.js')).default : undefined;
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [`--remote-debugging-port=${PORT}`, ...browserArgs],
  });
  try {
    const flags = { port: PORT, onlyCategories: CATEGORIES, logLevel: 'error' } as const;
    const { lhr } = await lighthouse(url, flags, config);
    const score = (name: string) => Math.round((lhr.categories[name]?.score ?? 0) * 100);
    const value = (name: string) => lhr.audits[name]?.numericValue ?? Number.NaN;
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      blocking: value('total-blocking-time'),
      largest: value('largest-contentful-paint'),
      shift: value('cumulative-layout-shift'),
      failed: Object.entries(lhr.audits)
        .filter(([, { score }]) => score === 0)
        .map(([name]) => name),
    };
  } finally {
    await browser.close();
  }
}

function middleOf(reports: readonly PageReport[]): PageReport {
  const middle = (key: Exclude<keyof PageReport, 'failed'>) =>
    median(reports.map((report) => report[key]));
  return {
    performance: middle('performance'),
    accessibility: middle('accessibility'),
    bestPractices: middle('bestPractices'),
    seo: middle('seo'),
    blocking: middle('blocking'),
    largest: middle('largest'),
    shift: middle('shift'),
    failed: [...new Set(reports.flatMap(({ failed }) => failed))],
  };
}

/**
 * Runs Lighthouse on pages several times. The pages take turns, so that all of them are affected
 * if the machine is busy for a while.
 *
 * @param device `phone` is Lighthouse's simulation of a slow phone on a slow network
 * @returns the median of each value, for each page
 */
export async function askLighthouse(
  urls: readonly string[],
  device: Device,
  runs: number,
): Promise<PageReport[]> {
  const reports: PageReport[][] = urls.map(() => []);
  for (let run = 0; run < runs; run += 1) {
    for (const [index, url] of urls.entries()) {
      reports[index]?.push(await runLighthouse(url, device));
    }
  }
  return reports.map(middleOf);
}
