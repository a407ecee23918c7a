import { statSync } from 'node:fs';
import path from 'node:path';
import type { Image, Nodes, Root } from 'mdast';
import sharp from 'sharp';
import { visit } from 'unist-util-visit';
import { lineOf, sourceOf } from '../../lib/markdown';
import { checkEscapes, isExternal } from './checkUrl';
import type { Finding } from './finding';
import type { Page } from './siteFiles';

/** Largest image, in bytes. Readers on phones wait about a second for this many. */
const LARGEST = 200_000;

/** Widest image, in pixels. That's twice the width of the text column, for sharp screens. */
const WIDEST = 2_000;

/** Alternative texts that don't say what the image shows. */
const VAGUE =
  /^(?:image|picture|photo|screenshot|illustration|logo|alt)?$|\.(?:png|jpe?g|webp|svg|gif)$/i;

/** Checks that the file of an image exists. */
function checkImagePath({ file, lines, site }: Page, image: Image): Finding[] {
  if (isExternal(image.url)) {
    return [];
  }
  const where = { file, line: lineOf(image), check: 'images' };
  const escapes = checkEscapes(image.url, where, lines[where.line - 1]);
  if (escapes.length > 0) {
    return escapes;
  }
  const target = decodeURIComponent(image.url.replace(/[?#].*$/, ''));
  const isStatic = target.startsWith('/');
  return site.has(isStatic ? `static${target}` : site.locate(file, target))
    ? []
    : [
        {
          ...where,
          found: `the image ${image.url}, which doesn't exist`,
          write: isStatic
            ? 'the path of an existing file in static/, such as /img/logo.svg'
            : 'the path of an existing file, relative to this one',
        },
      ];
}

/** Checks that the images on a page exist and have an alternative text. */
export function checkImages(page: Page, tree: Root): Finding[] {
  const { file, source } = page;
  const findings: Finding[] = [];
  visit(tree, (node: Nodes) => {
    const where = { file, line: lineOf(node), check: 'images' };
    if (node.type === 'image') {
      if (VAGUE.test(node.alt?.trim() ?? '')) {
        findings.push({
          ...where,
          found: `the alternative text "${node.alt ?? ''}" for ${node.url}`,
          write: `what the image shows, such as ![Sidebar with two open categories](${node.url})`,
        });
      }
      findings.push(...checkImagePath(page, node));
    }
    const isTag = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
    if (isTag && node.name === 'img') {
      const names = node.attributes.map((each) => ('name' in each ? each.name : '...'));
      if (!names.includes('alt') && !names.includes('...')) {
        findings.push({
          ...where,
          found: '<img> without an alt attribute',
          write: 'what the image shows, or alt="" if it is only decoration',
          corrected: sourceOf(node, source).replace('<img', '<img alt=""'),
        });
      }
    }
  });
  return findings;
}

/** Checks the size of an image file. */
export async function checkImageFile(root: string, file: string): Promise<Finding[]> {
  const { size } = statSync(path.join(root, file));
  const where = { file, line: 1, check: 'images' };
  const findings: Finding[] = [];
  if (size > LARGEST) {
    findings.push({
      ...where,
      found: `an image of ${Math.round(size / 1000)} kB`,
      write: `at most ${LARGEST / 1000} kB; make it smaller, or store it as WebP`,
    });
  }
  if (!file.endsWith('.svg')) {
    const { width } = await sharp(path.join(root, file)).metadata();
    if (width > WIDEST) {
      findings.push({
        ...where,
        found: `an image that is ${width} pixels wide`,
        write: `at most ${WIDEST} pixels, which is enough for sharp screens`,
      });
    }
  }
  return findings;
}
