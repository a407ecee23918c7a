// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { REDIRECT_SCRIPT, withCommonScript } from './redirectPages';

const page = (to: string) => `<!DOCTYPE html>
<html>
  <head>
    <meta charset="UTF-8">
    <meta http-equiv="refresh" content="0; url=${to}">
    <link rel="canonical" href="${to}" />
  </head>
  <script>
    window.location.href = '${to}' + window.location.search + window.location.hash;
  </script>
</html>`;

/** Where the script of a redirect page goes. */
function targetOf(to: string, search: string, hash: string): string {
  document.head.innerHTML = `<link rel="canonical" href="${to}">`;
  let target = '';
  const location = { search, hash, replace: (url: string) => (target = url) };
  new Function('location', 'document', REDIRECT_SCRIPT)(location, document);
  return target;
}

describe('withCommonScript', () => {
  it('gives all redirect pages the same script, and keeps the target', () => {
    const html = withCommonScript(page('/docs/'));
    expect(html).toContain(`<script>${REDIRECT_SCRIPT}</script>`);
    expect(html).not.toContain('window.location.href');
    expect(html).toContain('content="0; url=/docs/"');
  });

  it("doesn't change other pages", () => {
    const html = "<script>window.location.href = 'x'</script>";
    expect(withCommonScript(html)).toBe(html);
  });

  it('stops the build if the plugin writes a different script', () => {
    expect(() => withCommonScript(page('/docs/').replace('href =', 'assign'))).toThrow(
      'different script',
    );
  });
});

describe('the script', () => {
  it('keeps the query and the hash', () => {
    expect(targetOf('/docs/', '?a=1&b=2', '#c')).toBe('/docs/?a=1&b=2#c');
    expect(targetOf('/docs/', '', '')).toBe('/docs/');
  });

  it('prefers the query or hash of the target', () => {
    expect(targetOf('/?a=1', '?b=2', '#c')).toBe('/?a=1');
    expect(targetOf('https://docusaurus.io/#anchor', '?b=2', '')).toBe(
      'https://docusaurus.io/#anchor',
    );
  });
});
