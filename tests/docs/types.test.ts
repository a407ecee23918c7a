import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { compile } from './compile';
import { type Group, type Page, readPages } from './pages';
import { release } from './release';

/** The types behind references that are read from validation schemas. */
const TYPES: Readonly<Record<string, string>> = {
  'site-config': "import('@docusaurus/types').Config",
  'theme-config': "import('@docusaurus/theme-common').UserThemeConfig",
  'theme-live-codeblock config': "import('@docusaurus/theme-live-codeblock').ThemeConfig",
  'theme-mermaid config': "import('@docusaurus/theme-mermaid').UserThemeConfig",
  'theme-search-algolia config': "import('@docusaurus/theme-search-algolia').UserThemeConfig",
  'plugin-content-docs front-matter': "import('@docusaurus/plugin-content-docs').DocFrontMatter",
  'plugin-content-blog front-matter':
    "import('@docusaurus/plugin-content-blog').BlogPostFrontMatter",
  'plugin-content-pages front-matter': "import('@docusaurus/plugin-content-pages').PageFrontMatter",
};

const HELPERS = `
type Present<T> = T extends undefined ? never : T;
/** The type at a dotted name. */
type At<T, Name extends string> =
  Name extends keyof T ? Present<T[Name]>
  : Name extends \`\${infer Key}.\${infer Rest}\` ? At<Step<T, Key>, Rest>
  : Step<T, Name>;
type Step<T, Key extends string> = T extends unknown ? (Key extends keyof T ? Present<T[Key]> : never) : never;
type Untold<T, Told> = 'onClick' extends keyof T ? never : Exclude<keyof T & string, Told | 'key' | 'children'>;
`;

/** Where a type of the release is declared, by its name. */
function findDeclarations(): Map<string, string> {
  const found = new Map<string, string>([
    ['ReactNode', 'react'],
    ['ReactElement', 'react'],
    ['ComponentType', 'react'],
    ['ComponentProps', 'react'],
    ['CSSProperties', 'react'],
  ]);
  const scope = path.join(release.packages, 'node_modules/@docusaurus');
  for (const name of readdirSync(scope)) {
    for (const folder of ['src', 'lib']) {
      let files: string[] = [];
      try {
        files = readdirSync(path.join(scope, name, folder)).filter((file) =>
          file.endsWith('.d.ts'),
        );
      } catch {
        // Not every package has both.
      }
      for (const file of files) {
        const text = readFileSync(path.join(scope, name, folder, file), 'utf8');
        const main = text.split(/declare module '(?!@docusaurus\/[\w-]+')/)[0] ?? '';
        for (const [, type] of main.matchAll(/export (?:declare )?(?:type|interface) (\w+)/g)) {
          if (type && !found.has(type)) {
            found.set(type, `@docusaurus/${name}`);
          }
        }
        for (const [, list] of main.matchAll(/export (?:type )?\{([^}]+)\}/g)) {
          for (const type of list?.split(',').map((part) => part.replace(/type|\s/g, '')) ?? []) {
            if (/^[A-Z]\w+$/.test(type) && !found.has(type)) {
              found.set(type, `@docusaurus/${name}`);
            }
          }
        }
      }
    }
  }
  return found;
}

const declarations = findDeclarations();

/** The type that a group describes and, for parts of a configuration, the name of the part. */
function typeOf(of: string): { type: string; prefix: string } | undefined {
  const [, module, name] = /^type (\S+) (\S+)$/.exec(of) ?? [];
  if (module && name) {
    return { type: `import('${module}').${name}`, prefix: '' };
  }
  const options = /^(\S+) options$/.exec(of)?.[1];
  if (options) {
    return { type: `import('@docusaurus/${options}').Options`, prefix: '' };
  }
  const known = Object.keys(TYPES).find((key) => of === key || of.startsWith(`${key}.`));
  return known
    ? { type: TYPES[known] ?? '', prefix: of === known ? '' : `${of.slice(known.length + 1)}.` }
    : undefined;
}

/** TypeScript that fails to compile where a page and the release differ, a line for each statement. */
function checksOf(page: Page, group: Group, number: number) {
  const target = typeOf(group.of);
  if (!target) {
    return [];
  }
  const { type, prefix } = target;
  const subject = `Subject${number}`;
  const checks = [{ line: group.line, what: `type ${subject} = ${type};` }];
  for (const { name, type: stated, line } of group.statements) {
    const full = name.startsWith(prefix) ? name : prefix + name;
    if (stated && !/[[<]/.test(name)) {
      const real = `At<${subject}, '${full}'>`;
      checks.push({
        line,
        what: `{ const stated = null! as Present<${stated}>; const real: ${real} = stated; const back: typeof stated = null! as ${real}; void [real, back]; }`,
      });
    }
  }
  if (group.of.startsWith('type ')) {
    const told = group.statements.map(({ name }) => `'${name}'`).join(' | ') || 'never';
    checks.push({
      line: group.line,
      what: `{ const untold: never = null! as Untold<${subject}, ${told}>; void untold; }`,
    });
  }
  return checks.map((check) => ({ ...check, page }));
}

const typedPages = readPages().filter(({ groups }) => groups.some(({ of }) => typeOf(of)));

it('finds pages with a reference', () => {
  expect(typedPages.length).toBeGreaterThan(0);
});

it('states types that are those of the release', async () => {
  const files: Record<string, string> = {};
  const lines = new Map<string, ({ page: Page; line: number } | undefined)[]>();
  for (const [index, page] of typedPages.entries()) {
    const checks = page.groups.flatMap((group, number) => checksOf(page, group, number));
    // Types that the page itself declares, then those that the release exports.
    const declared = page.samples
      .filter(({ language, title }) => /^tsx?$/.test(language) && !title)
      .flatMap(({ code }) =>
        [...code.matchAll(/^(?:export )?(?:declare )?(?:type|interface) (\w+)/gm)].map(
          ([, name]) => name,
        ),
      );
    const own = page.samples
      .filter(
        ({ language, title, code }) =>
          /^tsx?$/.test(language) && !title && /^(?:export )?(?:type|interface) /m.test(code),
      )
      .map(({ code }) => code.replace(/^export default .*$/gm, ''));
    const text = checks.map(({ what }) => what).join('\n');
    const used = [...new Set(text.match(/\b[A-Z]\w+/g))].filter(
      (name) => declarations.has(name) && !declared.includes(name),
    );
    const head = [
      ...used.map((name) => `import type { ${name} } from '${declarations.get(name)}';`),
      HELPERS,
      ...own,
    ].join('\n');
    const file = `page${index}.ts`;
    files[file] = `${head}\n${text}\nexport {};\n`;
    lines.set(file, [
      ...Array.from({ length: head.split('\n').length }, () => undefined),
      ...checks,
    ]);
  }
  const diagnostics = await compile('types', files);
  const problems = diagnostics.map(({ file, line, message }) => {
    const at = lines.get(file)?.[line - 1];
    return `${at ? `${at.page.file}:${at.line}` : `${file}:${line}`} ${message}`;
  });
  expect(problems).toEqual([]);
});
