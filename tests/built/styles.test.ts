import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { type Rule } from 'postcss';
import { describe, expect, test } from 'vitest';
import { unusedClasses } from '../../src/plugins/pageStyles/unusedClasses';
import { buildDir, builtFiles, pages } from './builtSite';

const root = join(__dirname, '../..');
const infima = join(root, 'node_modules/infima/dist/css/default/default.css');

/** The styles of the search modal, which has the same classes as the search button in the navbar. */
const MODAL = /\/styles-searchdialog\./;

const sheets = builtFiles.filter((file) => /^assets\/css\/.+\.css$/.test(file));

/** The classes that an element needs for one of the selectors of a rule. */
function classesOf(selector: string): string[] {
  const required = selector.replace(/:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)/g, '');
  return [...required.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) =>
    name.replaceAll('\\', ''),
  );
}

const isKeyframe = ({ parent }: Rule) =>
  parent?.type === 'atrule' && 'name' in parent && String(parent.name).endsWith('keyframes');

/** The selectors in a style sheet, each as the list of its classes. */
function selectorsIn(file: string): string[][] {
  const found: string[][] = [];
  postcss.parse(readFileSync(file, 'utf8')).walkRules((rule) => {
    found.push(...(isKeyframe(rule) ? [] : rule.selectors.map(classesOf)));
  });
  return found;
}

const selectors = new Map(sheets.map((file) => [file, selectorsIn(join(buildDir, file))]));

const sheetsOf = (html: string): string[] =>
  [...html.matchAll(/<link rel=stylesheet href=\/(assets\/css\/[^\s>]+)/g)].map(
    ([, file = '']) => file,
  );

function classesIn(html: string): Set<string> {
  const attributes = html.matchAll(/\sclass=(?:"([^"]*)"|([^\s">]+))/g);
  return new Set(
    [...attributes].flatMap(([, quoted, plain]) => (quoted ?? plain ?? '').split(/\s+/)),
  );
}

describe('style sheets', () => {
  test('every page links to the common one first, and to all others that have rules for it', () => {
    expect(sheets.length).toBeGreaterThan(5);
    const problems = pages.flatMap(({ path, html }) => {
      const linked = sheetsOf(html);
      const classes = classesIn(html);
      const missing = sheets.filter(
        (file) =>
          !linked.includes(file) &&
          !MODAL.test(file) &&
          selectors
            .get(file)
            ?.some((names) => names.length > 0 && names.every((name) => classes.has(name))),
      );
      const isCommonFirst = linked[0]?.startsWith('assets/css/styles.');
      return isCommonFirst && missing.length === 0 ? [] : [`${path}: ${missing.join(' ')}`];
    });
    expect(problems).toEqual([]);
  });

  test('Infima keeps the rules for every class on a page', () => {
    const used = new Set(pages.flatMap(({ html }) => [...classesIn(html)]));
    const kept = new Set(
      [...selectors].flatMap(([file, found]) =>
        file.includes('/styles.') ? found.map((names) => names.join(' ')) : [],
      ),
    );
    const needed = selectorsIn(infima).filter((names) => names.every((name) => used.has(name)));
    expect(needed.length).toBeGreaterThan(100);
    expect(needed.map((names) => names.join(' ')).filter((names) => !kept.has(names))).toEqual([]);
  });

  test('Infima or the theme has each class whose rules are removed by name', () => {
    const folders = ['classic', 'common'].map((name) =>
      join(root, `node_modules/@docusaurus/theme-${name}/lib`),
    );
    const modules = folders.flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.module.css'))
        .flatMap((name) => selectorsIn(join(folder, name))),
    );
    const known = new Set([...selectorsIn(infima), ...modules].flat());
    expect(unusedClasses.filter((name) => !known.has(name))).toEqual([]);
  });

  test('the common one keeps the custom properties that any of them reads', () => {
    const textOf = (file: string) => readFileSync(join(buildDir, file), 'utf8');
    const read = sheets.flatMap((file) => textOf(file).match(/(?<=var\(\s*)--[\w-]+/g) ?? []);
    const declaredIn = (css: string) => new Set(css.match(/--[\w-]+(?=\s*:)/g) ?? []);
    const sources = readdirSync(join(root, 'src/css')).map((name) => join(root, 'src/css', name));
    const declared = declaredIn(
      [infima, ...sources].map((file) => readFileSync(file, 'utf8')).join(''),
    );
    const needed = [...new Set(read)].filter((name) => declared.has(name));
    expect(needed.length).toBeGreaterThan(100);
    const kept = declaredIn(
      sheets
        .filter((file) => file.includes('/styles.'))
        .map(textOf)
        .join(''),
    );
    expect(needed.filter((name) => !kept.has(name))).toEqual([]);
  });
});
