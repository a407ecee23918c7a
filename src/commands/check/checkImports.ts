import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { importSourcesOf, lineOf } from '../../lib/markdown';
import { closest } from './checkYaml';
import type { Finding } from './finding';
import type { Page } from './siteFiles';

/** What an import can omit. */
const ENDINGS = ['.tsx', '.ts', '.jsx', '.js', '.mjs', '.json'].flatMap((end) => [
  end,
  `/index${end}`,
]);

/** Checks that the files of the site that a page imports exist. */
export function checkImports({ file, site }: Page, tree: Root): Finding[] {
  const findings: Finding[] = [];
  visit(tree, 'mdxjsEsm', (node) => {
    for (const [module, line] of importSourcesOf(node)) {
      const target = site.locate(file, module.replace(/\?.*$/, ''));
      const isFound = /\.\w+$/.test(target) && site.has(target);
      const isLocal = /^(?:\.{1,2}|@site)\//.test(module);
      if (isLocal && !isFound && !ENDINGS.some((ending) => site.has(target + ending))) {
        findings.push({
          file,
          line,
          check: 'imports',
          found: `an import of ${module}, which doesn't exist`,
          write: "a path that's relative to this file, or @site/ and a path from the site's folder",
        });
      }
    }
  });
  return findings;
}

/**
 * Checks that the components on a page are imported or declared, or available on all pages.
 *
 * @param available names of the components that are available on all pages
 */
export function checkComponents(
  { file }: Page,
  tree: Root,
  available: readonly string[],
): Finding[] {
  const findings: Finding[] = [];
  const known = [...available];
  // All names count, so that each way to import or declare a component is accepted.
  visit(tree, 'mdxjsEsm', ({ value }) => void known.push(...(value.match(/\b[A-Z]\w*/g) ?? [])));
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    const [, name] = /^([A-Z]\w*)/.exec(('name' in node && node.name) || '') ?? [];
    if (name && !known.includes(name)) {
      const similar = closest(name, known);
      findings.push({
        file,
        line: lineOf(node),
        check: 'imports',
        found: `<${name}>, which the page doesn't import`,
        write: similar ? `<${similar}>, or an import of ${name}` : `an import of ${name}`,
      });
    }
  });
  return findings;
}
