import { cpSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../..');

/** Our content, and the parts of src that it uses; the theme of the site is left out but for the components of MDX. */
const COPIED = [
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

/** Where the stock site is made: below this folder, so that it finds the packages; git ignores it. */
export const stockFolder = path.join(root, 'test-results/bench/stock');

/** Configuration of the stock site, for `docusaurus build --config`. */
export const stockConfig = path.join(__dirname, 'stock.config.ts');

/**
 * Makes the folder of the site to compare with: a copy, because Docusaurus takes
 * the theme of this site from this folder, and follows no links to content.
 */
export function makeStockSite(): void {
  rmSync(stockFolder, { recursive: true, force: true });
  mkdirSync(stockFolder, { recursive: true });
  for (const name of COPIED) {
    cpSync(path.join(root, name), path.join(stockFolder, name), { recursive: true });
  }
}
