import { describe, expect, it } from 'vitest';
import {
  hashSource,
  headerPolicy,
  inlineScripts,
  metaPolicy,
  policyText,
  sitePolicy,
} from './policy';

const NO_HOSTS = { frames: [], requests: [] };

describe('inlineScripts', () => {
  it('finds the scripts that browsers run', () => {
    const html =
      '<script>a()</script><SCRIPT type="module">b()\n</SCRIPT ><script type=text/javascript>c()</script>';
    expect(inlineScripts(html.replace(' >', '>'))).toEqual(['a()', 'b()\n', 'c()']);
  });

  it('ignores data and files', () => {
    const html =
      '<script type="application/ld+json">{}</script><script src="/a.js" defer></script><script defer src=/b.js></script>';
    expect(inlineScripts(html)).toEqual([]);
  });
});

describe('sitePolicy', () => {
  it('allows scripts only by file or hash', () => {
    const policy = sitePolicy([hashSource('a()')], NO_HOSTS);
    expect(policy['script-src']).toEqual([
      "'self'",
      expect.stringMatching(/^'sha256-[\w+/]+={0,2}'$/),
    ]);
    expect(policy['object-src']).toEqual(["'none'"]);
  });

  it('adds hosts only where they are needed', () => {
    const policy = sitePolicy([], {
      frames: ['https://board.example'],
      requests: ['https://search.example'],
    });
    expect(policy['frame-src']).toContain('https://board.example');
    expect(policy['connect-src']).toContain('https://search.example');
    expect(policyText(sitePolicy([], NO_HOSTS))).not.toContain('http');
  });
});

describe('policyText', () => {
  it('separates directives', () => {
    expect(policyText({ 'default-src': ["'self'", 'data:'], 'object-src': ["'none'"] })).toBe(
      "default-src 'self' data:; object-src 'none'",
    );
  });

  it.each(['https://a.example; script-src *', 'https://a.example "', 'a, b', 'a\nb', ''])(
    'rejects %j as a source',
    (source) => {
      expect(() => policyText({ 'frame-src': [source] })).toThrow(`found the source "${source}"`);
    },
  );

  it('says in headers, but not in meta tags, who may show a page in a frame', () => {
    const policy = sitePolicy([], NO_HOSTS);
    expect(headerPolicy(policy)).toContain("frame-ancestors 'self'");
    expect(metaPolicy(policy)).not.toContain('frame-ancestors');
  });
});
