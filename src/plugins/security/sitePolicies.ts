import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LIVE_FRAME_URL } from '../../lib/liveFrame';
import { htmlFiles, rewrite } from '../htmlFiles';
import {
  type Hosts,
  hashSource,
  inlineScripts,
  metaPolicy,
  type Policy,
  sitePolicy,
} from './policy';

/** Options of the steps that write policies. */
export interface SecurityOptions {
  /** Headers of every response, in addition to the common ones. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Hosts that all pages may use. */
  readonly hosts: Hosts;
  /** Origins that pages below /tests/ may also show in frames. */
  readonly testFrames: readonly string[];
}

/** The area with the test pages, which embed other sites. */
export const TESTS_URL = '/tests/';

/** The policies of the site, by the kind of page. */
export interface SitePolicies {
  readonly pages: Policy;
  readonly tests: Policy;
}

/** The hashes of all inline scripts in the pages, in a stable order. */
export function scriptHashes(pages: readonly string[]): string[] {
  return [...new Set(pages.flatMap(inlineScripts))].map(hashSource).sort();
}

/** The policies for pages with certain inline scripts. */
export function sitePolicies(hashes: readonly string[], options: SecurityOptions): SitePolicies {
  const { hosts, testFrames } = options;
  return {
    pages: sitePolicy(hashes, hosts),
    tests: sitePolicy(hashes, { ...hosts, frames: [...hosts.frames, ...testFrames] }),
  };
}

/** Adds a policy to a page. It has to be before all scripts. */
export function withPolicy(html: string, policy: Policy): string {
  const start = /<head[^>]*>\s*(?:<meta charset[^>]*>)?/i;
  if (!start.test(html)) {
    throw new Error('A page has no <head> element, so no policy can be added to it.');
  }
  return html.replace(start, (head) => head + metaPolicy(policy));
}

/**
 * Adds the policy to every page, so that it also applies where the host can't send headers, such
 * as on GitHub Pages. The frame for live code already has its own, and pages from static folders
 * stay as they are.
 *
 * @returns the policies, for the header files
 */
export async function addPolicies(
  outDir: string,
  staticFolders: readonly string[],
  options: SecurityOptions,
): Promise<SitePolicies> {
  const below = (url: string) => path.join(outDir, url);
  const isCopied = (file: string) =>
    staticFolders.some((folder) => existsSync(path.join(folder, path.relative(outDir, file))));
  const files = (await htmlFiles(outDir)).filter(
    (file) => !file.startsWith(below(LIVE_FRAME_URL)) && !isCopied(file),
  );
  const pages = files.map((file) => readFileSync(file, 'utf8'));
  const policies = sitePolicies(scriptHashes(pages), options);
  const tests = files.filter((file) => file.startsWith(below(TESTS_URL)));
  const others = files.filter((file) => !file.startsWith(below(TESTS_URL)));
  rewrite(tests, (html) => withPolicy(html, policies.tests));
  rewrite(others, (html) => withPolicy(html, policies.pages));
  return policies;
}
