import { describe, expect, it } from 'vitest';
import { dropUnusedRules, readMentions } from './dropUnusedRules';

const drop = (css: string, script: string) => dropUnusedRules(css, readMentions([script]));

describe('rules', () => {
  it.each([
    ['without a class', 'h1{margin:0}'],
    ['for an attribute', '[data-theme=dark] img{margin:0}'],
    ['for a class in a script', '.card .card__body:hover{margin:0}'],
    ['for a class that a script puts together', '.badge--primary{margin:0}'],
    ['for elements without an unknown class', 'p:not(.unknown):is(.unknown,p){margin:0}'],
    ['for a class with a special character', '.w\\.b{margin:0}'],
    ['in animations', '@keyframes spin{50.5%{margin:0}}'],
  ])('%s remain', (_case, css) => {
    expect(drop(css, 'a("card card__body", "badge--" + type)')).toBe(css);
  });

  it.each([
    ['for an unknown class', '.hero{margin:0}'],
    ['for an unknown class in a known one', '.card .hero{margin:0}'],
    ['with an unknown modifier', '.card--wide{margin:0}'],
    ['for unknown classes in a list', 'p:where(.hero,.unknown):hover{margin:0}'],
    ['for a class that is listed as unused', '.badge--danger{margin:0}'],
    [
      'for a class of a module that is listed as unused',
      '.anchorTargetStickyNavbar_aB-1{margin:0}',
    ],
    ['in a media query', '@media print{@layer a{.hero{margin:0}}}'],
  ])('%s are removed', (_case, css) => {
    expect(drop(`p{margin:0}${css}`, '"card anchorTargetStickyNavbar_aB-1"')).toBe('p{margin:0}');
  });

  it('lose only the selectors that match nothing', () => {
    expect(drop('.card,.hero,p{margin:0}', '"card"')).toBe('.card,p{margin:0}');
  });
});

describe('declarations in layers', () => {
  it('are removed if the site has one for the same selector', () => {
    const layer = '@layer a{.card,.b{margin:0;padding:0}@media print{.card{margin:1px}}}';
    const own = '.b{padding:1px}.card{margin:2px}';
    expect(drop(layer + own, 'card b')).toBe(`@layer a{.card,.b{margin:0;padding:0}}${own}`);
    expect(drop(`${layer}.b,.card{margin:2px}`, 'card b')).toBe(
      '@layer a{.card,.b{padding:0}}.b,.card{margin:2px}',
    );
  });

  it.each([
    ['in some media', '@layer a{p{margin:0}}@media print{p{margin:1px}}'],
    ['for another selector', '@layer a{p{margin:0}}p:hover{margin:1px}'],
    ['in a layer, too', '@layer a{p{margin:0}}@layer b{p{margin:1px}}'],
    ['but the one in the layer is important', '@layer a{p{margin:0!important}}p{margin:1px}'],
    ['for a longer property', '@layer a{p{margin:0}}p{margin-top:1px}'],
  ])('remain if the site only has one %s', (_case, css) => {
    expect(drop(css, '')).toBe(css);
  });
});

describe('custom properties', () => {
  it('remain if a rule or a script reads them', () => {
    const css = ':root{--ifm-a:1px;--ifm-b:var(--ifm-a);--ifm-c:2px}p{margin:var(--ifm-b)}';
    expect(drop(css, 'getPropertyValue("--ifm-c")')).toBe(css);
  });

  it('remain if another style sheet reads them', () => {
    const css = ':root{--ifm-page-color:red}';
    expect(drop(css, 'a{color:var(--ifm-page-color)}')).toBe(css);
  });

  it("remain if they aren't Infima's", () => {
    expect(drop(':root{--own:1px}', '')).toBe(':root{--own:1px}');
  });

  it('are removed from layers if the site always sets them for the root', () => {
    const layer = '@layer a{:root{--ifm-a:1px}html[data-theme=dark]{--ifm-a:2px}}';
    const use = 'p{margin:var(--ifm-a)}';
    const own = ':root,[data-theme=dark]{--ifm-a:3px}';
    expect(drop(layer + own + use, '')).toBe(own + use);
    const inDark = '[data-theme=dark]{--ifm-a:3px}';
    expect(drop(layer + inDark + use, '')).toBe(layer + inDark + use);
    const inPrint = '@media print{:root{--ifm-a:3px}}';
    expect(drop(layer + inPrint + use, '')).toBe(layer + inPrint + use);
    const important = '@layer a{:root{--ifm-a:1px!important}}';
    expect(drop(important + own + use, '')).toBe(important + own + use);
  });

  it('are removed if only removed properties read them', () => {
    expect(drop(':root{--ifm-a:1px;--ifm-b:var(--ifm-a)}p{margin:0}', '')).toBe('p{margin:0}');
  });
});
