import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LIVE_FRAME_URL } from '../../src/lib/liveFrame';
import { hashSource, inlineScripts } from '../../src/plugins/security/policy';
import { REDIRECT_SCRIPT } from '../../src/plugins/security/redirectPages';
import { buildDir, builtFiles, builtHtml, pageAt, pages, redirects } from './builtSite';
import { policyFindings } from './policyFindings';

const META = /<meta http-equiv="?Content-Security-Policy"? content="([^"]+)"/i;
const read = (file: string) => readFileSync(join(buildDir, file), 'utf8');

const policyOf = (html: string): string => META.exec(html)?.[1] ?? '';

/** The policies in `_headers`, by the pattern of their rule. */
const headerPolicies = new Map(
  read('_headers')
    .split('\n\n')
    .flatMap((rule) => {
      const [pattern = ''] = rule.split('\n');
      const policy = /^ {2}Content-Security-Policy: (.+)$/m.exec(rule)?.[1];
      return policy ? [[pattern, policy] as const] : [];
    }),
);

it('has a file of headers that Cloudflare Pages accepts in full', () => {
  // Cloudflare Pages ignores rules after the 100th, and lines with more than 2,000 characters.
  const lines = read('_headers').split('\n');
  const rules = lines.filter((line) => line.startsWith('/'));
  expect(rules.length).toBeGreaterThan(10);
  expect(rules.length).toBeLessThanOrEqual(100);
  expect(lines.filter((line) => line.length > 2_000)).toEqual([]);
});

describe('the policy of pages', () => {
  it('is in every page, before its first script, and allows its inline scripts', () => {
    expect(builtHtml.length).toBeGreaterThan(1000);
    const wrong = builtHtml.filter(({ html }) => {
      const policy = policyOf(html);
      const isFirst = html.search(META) < html.search(/<script|<link|<style/i);
      const hashes = inlineScripts(html).map(hashSource);
      return !policy || !isFirst || !hashes.every((hash) => policy.includes(hash));
    });
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it('allows neither inline scripts nor eval', () => {
    const policies = new Set(builtHtml.map(({ html }) => policyOf(html)));
    expect(policies.size).toBe(2);
    for (const policy of policies) {
      expect(/script-src ([^;]+)/.exec(policy)?.[1]).not.toMatch(/unsafe|\*|https?:|data:/);
    }
  });

  it('has no event handlers in attributes, which it would block', () => {
    expect(pages.filter(({ html }) => /<[a-z][^>]*\son[a-z]+=["']/i.test(html))).toEqual([]);
  });

  it('has no finding of high or medium severity in the CSP Evaluator', () => {
    expect(headerPolicies.size).toBeGreaterThan(10);
    for (const [pattern, policy] of headerPolicies) {
      if (pattern !== `${LIVE_FRAME_URL}*`) {
        expect(policyFindings(policy)).toEqual([]);
      }
    }
  });

  it.each([
    ['inline scripts', /'sha256-[^']+'/g, "'unsafe-inline'"],
    ['scripts of all hosts', /script-src 'self'/, 'script-src https:'],
    ['plugins', /(?:object|default)-src [^;]+; /g, ''],
  ])('would have such a finding if it allowed %s', (_name, part, weaker) => {
    expect(policyFindings(policyOf(pageAt('/').html).replace(part, weaker))).not.toEqual([]);
  });

  it('is the same in the headers, apart from who may show the page in a frame', () => {
    expect(headerPolicies.get('/')).toBe(`${policyOf(pageAt('/').html)}; frame-ancestors 'self'`);
    expect(headerPolicies.get('/tests/*')).toBe(
      `${policyOf(pageAt('/tests/pages/embeds/').html)}; frame-ancestors 'self'`,
    );
  });

  it('covers every folder in the headers', () => {
    const folders = new Set(builtFiles.flatMap((file) => file.match(/^[^/]+(?=\/)/) ?? []));
    expect([...folders].filter((folder) => !headerPolicies.has(`/${folder}/*`))).toEqual([]);
  });
});

describe('redirect pages', () => {
  it('all have the same script, and work without it', () => {
    expect(redirects.length).toBeGreaterThan(500);
    expect(redirects.flatMap(({ html }) => inlineScripts(html))).toEqual(
      redirects.map(() => REDIRECT_SCRIPT),
    );
    expect(redirects.every(({ html }) => html.includes('<link rel="canonical"'))).toBe(true);
  });
});

describe('the frame for live code', () => {
  const html = read(`${LIVE_FRAME_URL}index.html`);
  const policy = policyOf(html);

  it('is sandboxed with a unique origin, and has no other scripts', () => {
    expect(html).toContain('<iframe title="Result" sandbox="allow-scripts" srcdoc="');
    const outside = html.replace(/srcdoc="[^"]*"/, '');
    expect(outside).not.toContain('<script');
  });

  it('allows one script and eval, but no requests', () => {
    expect(policy).toMatch(/^default-src 'none'; script-src 'sha256-[\w+/=]+' 'unsafe-eval'; /);
    expect(policy).not.toMatch(/connect-src|frame-src|https?:/);
    expect(headerPolicies.get(`${LIVE_FRAME_URL}*`)).toContain(policy);
  });

  it('has no finding of high or medium severity in the CSP Evaluator', () => {
    expect(policyFindings(policy)).toEqual([]);
  });
});

describe('files for programs', () => {
  it('has robots.txt with the sitemap, and security.txt', () => {
    expect(read('robots.txt')).toMatch(/^Sitemap: https?:\/\/[^/]+\/sitemap\.xml$/m);
    expect(read('.well-known/security.txt')).toMatch(/^Expires: \d{4}-\d\d-\d\dT/m);
  });
});
