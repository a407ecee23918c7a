import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import sharp from 'sharp';
import { BuildCache } from '../buildCache';

/** Folders with content, static files, and pages. */
const FOLDERS = ['blog', 'changelog', 'community', 'docs', 'versioned_docs', 'src', 'static'];

/** Why an image can't be displayed, or null if it can. */
async function problemOf(file: string): Promise<string | null> {
  try {
    // Decodes the entire image. The size of the result doesn't matter.
    await sharp(file).resize(8).raw().toBuffer();
    return null;
  } catch (error) {
    return (error as Error).message.split('\n', 1).join();
  }
}

/**
 * Checks that browsers can display the images of the site. Docusaurus only prints a warning about an image whose size
 * it can't read, and it doesn't notice one that's cut off.
 *
 * @throws with the name of each broken image, the reason, and the files that mention it
 */
export async function checkImages(siteDir: string): Promise<void> {
  const find = (types: string) =>
    Globby(`{${FOLDERS}}/**/*.{${types}}`, { cwd: siteDir, caseSensitiveMatch: false });
  const images = await find('png,jpg,jpeg,gif,webp,avif,svg');
  const cache = new BuildCache<string | null>(siteDir, 'images', ['src/plugins/images']);
  const problems = await Promise.all(
    images.map(async (image) => {
      const file = path.join(siteDir, image);
      return cache.getAsync([await readFile(file)], () => problemOf(file));
    }),
  );
  cache.store();
  const broken = images.flatMap((file, place) => {
    const problem = problems[place];
    return problem ? [{ file, problem }] : [];
  });
  if (broken.length === 0) {
    return;
  }
  const pages = await find('md,mdx,ts,tsx,json,yml');
  const texts = await Promise.all(pages.map((page) => readFile(path.join(siteDir, page), 'utf8')));
  const lines = broken.map(({ file, problem }) => {
    const users = pages.filter((_page, place) => texts[place]?.includes(path.basename(file)));
    return `- ${file}: ${problem}. Used in ${users.join(', ') || 'no page'}.`;
  });
  throw new Error(
    `These images can't be displayed. Export them again, or restore them with Git:\n${lines.join('\n')}`,
  );
}
