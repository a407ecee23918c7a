import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Nodes, Root } from 'mdast';
import sharp from 'sharp';
import { visit } from 'unist-util-visit';
import { lineOf, sourceOf } from '../../lib/markdown';
import type { Finding } from './finding';

/** Largest image, in bytes. Readers on phones wait about a second for this many. */
const LARGEST = 200_000;

/** Widest image, in pixels. That's twice the width of the text column, for sharp screens. */
const WIDEST = 2_000;

/** Alternative texts that don't say what the image shows. */
const VAGUE =
  /^(?:image|picture|photo|screenshot|illustration|logo|alt)?$|\.(?:png|jpe?g|webp|svg|gif)$/i;

/** Checks that the images on a page exist and have an alternative text. */
export function checkAltTexts(root: string, file: string, source: string, tree: Root): Finding[] {
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
      const target = path.posix.join(
        path.posix.dirname(file),
        decodeURI(node.url.replace(/[?#].*$/, '')),
      );
      if (/^\.{1,2}\//.test(node.url) && !existsSync(path.join(root, target))) {
        findings.push({
          ...where,
          found: `the image ${node.url}, which doesn't exist`,
          write: 'the path of an existing file, relative to this one',
        });
      }
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
