import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LIVE_FRAME_URL } from '../../lib/liveFrame';
import { htmlFiles, replaceFile } from '../htmlFiles';
import {
  type Hosts,
  hashSource,
  inlineScripts,
  metaPolicy,
  type Policy,
  sitePolicy,
} from './policy';
import { withCommonScript } from './redirectPages';

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
 * Gives all redirect pages the same script, and adds the policy to every page, so that it also applies where the host
 * can't send headers, such as on GitHub Pages. The frame for live code already has its own, and pages from static
 * folders stay as they are.
 *
 * @returns the policies, for the header files
 */
export async function securePages(
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
  // Every policy contains the hashes of all pages, so all of them are read before the first one is written.
  const pages = files.map((file) => withCommonScript(readFileSync(file, 'utf8')));
  const policies = sitePolicies(scriptHashes(pages), options);
  for (const [index, file] of files.entries()) {
    const isTest = file.startsWith(below(TESTS_URL));
    const html = withPolicy(pages[index] ?? '', isTest ? policies.tests : policies.pages);
    replaceFile(file, html);
  }
  return policies;
}
