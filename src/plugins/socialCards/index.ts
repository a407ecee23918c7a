import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import sharp from 'sharp';
import { socialCardOf } from '../../lib/socialCard';
import { drawCard } from './drawCard';
import { readCardText } from './readCardText';

/**
 * Cache of rendered cards, by the hash of their SVG. It isn't in the build folder, which is
 * deleted by each build.
 */
const CACHE = 'node_modules/.cache/social-cards';

async function writeCard(svg: string, target: string, cacheDir: string): Promise<void> {
  const cached = path.join(cacheDir, `${createHash('sha256').update(svg).digest('hex')}.png`);
  if (!existsSync(cached)) {
    // Use a temporary name first, so that an interrupted build doesn't leave an incomplete card.
    const draft = `${cached}.${process.pid}`;
    await sharp(Buffer.from(svg)).removeAlpha().png({ compressionLevel: 3 }).toFile(draft);
    await rename(draft, cached);
  }
  mkdirSync(path.dirname(target), { recursive: true });
  copyFileSync(cached, target);
}

/**
 * Draws social cards, which are the images that other sites show for links. Documentation
 * pages, posts, releases, and main pages have a card with their title, section, and version.
 */
export default function socialCardsPlugin({ siteDir, siteConfig, baseUrl }: LoadContext): Plugin {
  return {
    name: 'site-social-cards',

    async postBuild({ outDir, routesPaths }) {
      const cacheDir = path.join(siteDir, CACHE);
      await mkdir(cacheDir, { recursive: true });
      for (const route of new Set(routesPaths)) {
        const below = decodeURI(route.slice(baseUrl.length - 1));
        const card = socialCardOf(below);
        const page = path.join(outDir, below, 'index.html');
        if (card && existsSync(page)) {
          const html = readFileSync(page, 'utf8');
          const text = readCardText(html, card.section, siteConfig.title);
          if (text) {
            await writeCard(drawCard(text), path.join(outDir, card.file), cacheDir);
          }
        }
      }
    },
  };
}
