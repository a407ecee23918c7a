import { cpSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../..');

/** Our content, and the parts of src that it uses; the theme of the site is left out but for the components of MDX. */
const CONTENT = [
  'docs',
  'versioned_docs',
  'versioned_sidebars',
  'versions.json',
  'sidebars.ts',
  'sidebarsCommunity.ts',
  'community',
  'blog',
  'changelog',
  'static',
  'src/components',
  'src/data',
  'src/hooks',
  'src/lib',
  'src/theme/MDXComponents/index.tsx',
  'tsconfig.json',
];

/** What the whole site is made of beside its content. */
const SITE = ['docusaurus.config.ts', 'package.json', 'src', 'tests/dogfood'];

/** How many copies of the documentation the large site has, each with its own sidebar and routes. */
export const COPIES = 10;

/** A site of the bench: its folder, below this one so that it finds the packages, and its configuration. */
const siteOf = (name: string) => ({
  folder: path.join(root, 'test-results/bench', name),
  config: path.join(__dirname, `${name}.config.ts`),
});

/** The stock template with our content. */
export const stock = siteOf('stock');

/** This site with many more pages. */
export const large = siteOf('large');

function copyTo(folder: string, names: readonly string[]): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of names) {
    cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
  }
}

/**
 * Makes the folder of the site to compare with: a copy, because Docusaurus takes
 * the theme of this site from this folder, and follows no links to content.
 */
export function makeStockSite(): void {
  copyTo(stock.folder, CONTENT);
}

/** Makes the folder of this site with many more pages. */
export function makeLargeSite(): void {
  copyTo(large.folder, [...CONTENT, ...SITE]);
}
