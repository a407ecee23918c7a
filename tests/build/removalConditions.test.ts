import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Prism } from 'prism-react-renderer';
import { expect, it } from 'vitest';

const root = join(__dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const theme = (file: string) => read(`node_modules/@docusaurus/theme-classic/lib/theme/${file}`);
const manifest = (name: string) => JSON.parse(read(`node_modules/${name}/package.json`));
const docusaurus = (name: string) => manifest(`@docusaurus/${name}`);

/**
 * Workarounds whose removal condition a program can check, by their name in ARCHITECTURE.md, and
 * why we still need them. People check the others after an upgrade.
 */
const workarounds: Readonly<Record<string, () => boolean>> = {
  '`Loading/index.tsx`': () =>
    !existsSync(join(root, 'node_modules/@docusaurus/theme-classic/lib/theme/Loading')),
  '`TOC/index.tsx`': () => !/<nav\b/.test(theme('TOC/index.js')),
  '`Tabs/index.tsx`': () => !theme('Tabs/index.js').includes('aria-controls'),
  '`TabItem/index.tsx`': () => !theme('TabItem/index.js').includes('aria-labelledby'),
  '`DocBreadcrumbs/StructuredData/index.tsx`': () =>
    /item: `\$\{siteConfig\.url\}\$\{breadcrumb\.href\}`/.test(
      read('node_modules/@docusaurus/plugin-content-docs/lib/client/structuredDataUtils.js'),
    ),
  'wrapped docs plugin': () =>
    /description: doc\.description,\s+sidebar:/.test(
      read('node_modules/@docusaurus/plugin-content-docs/lib/props.js'),
    ),
  '`LiveCodeBlock/index.tsx`': () =>
    !/\blazy\(|\bimport\(/.test(
      read('node_modules/@docusaurus/theme-live-codeblock/lib/theme/Playground/index.js'),
    ),
  '`prism-include-languages.ts`': () => !('mdx' in Prism.languages),
  'alias `browserContext.js` of the core': () =>
    !read('node_modules/@docusaurus/core/lib/client/browserContext.js').includes('startTransition'),
  'alias `path-to-regexp`': () =>
    /^\^1\./.test(manifest('react-router').dependencies['path-to-regexp']),
  'rule for `tslib` in utils-common': () =>
    docusaurus('utils-common').type !== 'module' &&
    'tslib' in docusaurus('utils-common').dependencies,
  '`config: false` for `postcss-loader`': () =>
    !read('node_modules/@docusaurus/bundler/lib/loaders/styleLoader.js').includes('config: false'),
  'override `sharp`': () => /0\.32\./.test(docusaurus('plugin-ideal-image').dependencies.sharp),
  'override `typescript` of `textlint-plugin-mdx`': () =>
    !/\^7|>=/.test(manifest('textlint-plugin-mdx').peerDependencies.typescript),
};

it.each(Object.entries(workarounds))('still needs: %s', (name, isNeeded) => {
  expect(read('ARCHITECTURE.md').includes(name), `ARCHITECTURE.md doesn't list ${name}.`).toBe(
    true,
  );
  expect(
    isNeeded(),
    `The removal condition of ${name} has come true. Delete it, its row in ARCHITECTURE.md, and this line.`,
  ).toBe(true);
});
