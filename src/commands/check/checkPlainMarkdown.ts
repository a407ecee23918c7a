import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { lineOf } from '../../lib/markdown';
import type { Finding } from './finding';

const IMPORT =
  /^(?:import\s(?:[\w*{},\s]+\sfrom\s)?['"][^'"]+['"];?|export\s(?:const\s\w+\s=|(?:default\s)?function\s).*)$/m;

/** Returns MDX syntax in a node of a plain Markdown file, where it has no effect. */
function mdxIn(node: Nodes): string | undefined {
  if (node.type === 'html') {
    return /<[A-Z]\w*[a-z][\w.]*/.exec(node.value)?.[0];
  }
  return node.type === 'text'
    ? (/\{\/\*.*?\*\/\}/.exec(node.value) ?? IMPORT.exec(node.value))?.[0]
    : undefined;
}

/** Reports MDX in a `.md` file, where readers would see it as text. */
export function checkPlainMarkdown(file: string, tree: Root): Finding[] {
  const findings: Finding[] = [];
  visit(tree, (node: Nodes, _index, parent) => {
    // Another check reports the IDs of headings.
    const found = parent?.type === 'heading' ? undefined : mdxIn(node);
    if (found) {
      const comment = /^\{\/\*(.*)\*\/\}$/.exec(found)?.[1];
      findings.push({
        file,
        line: lineOf(node),
        check: 'markdown',
        found: `${found} in a .md file, which is plain Markdown`,
        write: comment
          ? `<!--${comment}-->`
          : 'Markdown, or rename the file so that it ends in .mdx',
      });
    }
  });
  return findings;
}
