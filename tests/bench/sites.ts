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

/** The stock template with our content: its folder, below this one so that it finds the packages, and its configuration. */
export const stock = {
  folder: path.join(root, 'test-results/bench/stock'),
  config: path.join(__dirname, 'stock.config.ts'),
};

/**
 * Makes the folder of the site to compare with: a copy, because Docusaurus takes
 * the theme of this site from this folder, and follows no links to content.
 */
export function makeStockSite(): void {
  rmSync(stock.folder, { recursive: true, force: true });
  mkdirSync(stock.folder, { recursive: true });
  for (const name of CONTENT) {
    cpSync(path.join(root, name), path.join(stock.folder, name), { recursive: true });
  }
}
