import { describe, expect, it } from 'vitest';
import { inlineConstants } from './inlineConstants';

const inline = (css: string, script = '') => inlineConstants([css], new Set(script.split(' ')))[0];

describe('custom properties', () => {
  it('are written into the rules of all sheets if they never change', () => {
    const sheets = [
      ':root{--gap:4px}p{margin:var(--gap)}',
      '.a{padding:calc(var(--gap)*2)var(--gap)}',
    ];
    expect(inlineConstants(sheets, new Set())).toEqual([
      'p{margin:4px}',
      '.a{padding:calc(4px*2)4px}',
    ]);
  });

  it('can read other constants', () => {
    const css = '@layer a{:root{--b:var(--a)}}:root,[data-theme=dark]{--a:1px}p{margin:var(--b)}';
    expect(inline(css)).toBe('@layer a{}p{margin:1px}');
  });

  it('are replaced by the property that they refer to', () => {
    const modes = ':root,[data-theme=light]{--c:#000}html[data-theme=dark]{--c:#fff}';
    const css = ':root{--a:var(--b)}:root,[data-theme=dark]{--b:var(--c)}p{color:var(--a)}';
    expect(inline(modes + css)).toBe(`${modes}p{color:var(--c)}`);
  });

  it('stay apart from what comes next', () => {
    const css =
      ':root{--a:1px;--b:#fff}p{margin:var(--a)var(--a)0 var(--a);border:var(--a)solid var(--b)}';
    expect(inline(css)).toBe('p{margin:1px 1px 0 1px;border:1px solid #fff}');
  });

  it.each([
    ['a rule sets them, too', ':root{--a:1px}.b{--a:2px}p{margin:var(--a)}'],
    ['a rule sets the same value', ':root{--a:1px}.b{--a:1px}p{margin:var(--a)}'],
    ['a color mode sets them', ':root{--a:1px}[data-theme=dark]{--a:1px}p{margin:var(--a)}'],
    ['a medium sets them', ':root{--a:1px}@media print{:root{--a:2px}}p{margin:var(--a)}'],
    ['they have two values', ':root{--a:1px}:root{--a:2px}p{margin:var(--a)}'],
    ['they inherit', ':root{--a:inherit}p{margin:var(--a)}'],
    ['they read a property that changes', ':root{--a:var(--b)}.b{--b:1px}p{margin:var(--a)}'],
    ['they calculate with one', ':root{--a:calc(var(--b)*2)}html{--b:1px}p{margin:var(--a)}'],
    ['they refer to an unknown property', ':root{--a:var(--b)}p{margin:var(--a)}'],
    ['they contain an image', ':root{--a:url("a.svg")}p{background:var(--a)}'],
    ['a reference has a fallback', ':root{--a:1px}p{margin:var(--a,2px)var(--a)}'],
    ['no rule reads them', ':root{--a:1px}'],
  ])('remain if %s', (_case, css) => {
    expect(inline(css)).toBe(css);
  });

  it('remain if a script mentions them', () => {
    const css = ':root{--a:1px}p{margin:var(--a)}';
    expect(inline(css, 'b a')).toBe(css);
  });
});
