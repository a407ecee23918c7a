import { cpSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../..');

/**
 * Our content, and the parts of `src` that it uses. Of the site's theme, only the MDX
 * components are included.
 */
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
  'src/css/onlyInOneMode.css',
  'src/data',
  'src/hooks',
  'src/lib',
  'src/theme/MDXComponents/index.tsx',
  'tsconfig.json',
];

/**
 * The site with the stock template and our content. Its folder is inside this checkout so
 * that it finds the packages.
 */
export const stock = {
  folder: path.join(root, 'test-results/bench/stock'),
  config: path.join(__dirname, 'stock.config.ts'),
};

/**
 * Creates the folder of the site to compare with. It contains copies, because Docusaurus
 * would use this site's theme in the original folder, and doesn't follow links to content.
 */
export function makeStockSite(): void {
  rmSync(stock.folder, { recursive: true, force: true });
  mkdirSync(stock.folder, { recursive: true });
  for (const name of CONTENT) {
    cpSync(path.join(root, name), path.join(stock.folder, name), { recursive: true });
  }
}
