import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Root } from 'hast';
import { visit } from 'unist-util-visit';

const LABEL = 'footnote-label';

/**
 * Rehype plugin that makes the ID of the "Footnotes" heading unique for each file.
 * Docusaurus does this for the footnotes, but not for the heading, so a list of posts
 * would contain the same ID more than once. Remove this when the MDX loader's
 * `footnoteIDFixer` also fixes the heading.
 */
export function footnoteLabels() {
  return (tree: Root, file: { readonly path?: string; readonly cwd: string }) => {
    const name = path.relative(file.cwd, file.path ?? '').replaceAll('\\', '/');
    const label = `${LABEL}-${createHash('sha256').update(name).digest('hex').slice(0, 4)}`;
    visit(tree, 'element', ({ properties }) => {
      if (properties.id === LABEL) {
        properties.id = label;
      }
      if (String(properties.ariaDescribedBy) === LABEL) {
        properties.ariaDescribedBy = [label];
      }
    });
  };
}
