import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { lineOf } from '../../lib/markdown';
import type { Finding } from './finding';

/** What a diagram needs for readers who can't see it, with an example. */
const TEXTS = {
  accTitle: 'accTitle: How a page is built',
  accDescr: 'accDescr: The plugins read the files, and the theme renders them.',
};

/** Checks that the diagrams on a page have a title and a description for screen readers. */
export function checkDiagrams(file: string, tree: Root): Finding[] {
  const findings: Finding[] = [];
  visit(tree, 'code', (node) => {
    for (const [field, example] of Object.entries(TEXTS)) {
      if (node.lang === 'mermaid' && !new RegExp(`^\\s*${field}\\b`, 'm').test(node.value)) {
        findings.push({
          file,
          line: lineOf(node),
          check: 'diagrams',
          found: `a diagram without ${field}`,
          write: `a line such as "${example}" below its first line, for readers who can't see it`,
        });
      }
    }
  });
  return findings;
}
