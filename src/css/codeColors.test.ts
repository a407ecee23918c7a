import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { contrastRatio } from '../lib/contrast';

/** Contrast ratio for normal text: WCAG 2.2, success criterion 1.4.3, level AA. */
const AA = 4.5;

const read = (file: string) => readFileSync(path.join(__dirname, file), 'utf8');

/** The custom properties in CSS text. */
const propertiesIn = (css: string) =>
  new Map([...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]));

const palette = propertiesIn(read('palette.css'));
const [light = '', dark = ''] = read('roles.css').split('\n[data-theme="dark"] {');

/** The code colors of a mode, as `#rrggbb`. */
function codeColors(css: string): Map<string, string> {
  const found = [...propertiesIn(css)].filter(([name]) => name?.startsWith('--site-code-'));
  return new Map(
    found.map(([name = '', value = '']) => {
      const reference = /^var\((.+)\)$/.exec(value)?.[1];
      return [name.replace('--site-code-', ''), palette.get(reference) ?? value];
    }),
  );
}

describe.each([
  ['light', light],
  ['dark', dark.split('\n}')[0] ?? ''],
])('code in %s mode', (_mode, css) => {
  const { background = '', highlight = '', error, ...tokens } = Object.fromEntries(codeColors(css));

  it('has a color for each kind of token in src/css/code.css', () => {
    const used = [...read('code.css').matchAll(/var\(--site-code-([\w-]+)\)/g)];
    expect(used.length).toBeGreaterThan(0);
    expect(Object.keys(tokens)).toEqual(expect.arrayContaining(used.map(([, name]) => name)));
  });

  it.each(Object.entries(tokens))(
    '%s is readable on plain and on highlighted lines',
    (_, color) => {
      expect(contrastRatio(color, background)).toBeGreaterThanOrEqual(AA);
      expect(contrastRatio(color, highlight)).toBeGreaterThanOrEqual(AA);
    },
  );
});
