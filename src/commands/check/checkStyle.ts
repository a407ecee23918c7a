import type { Root } from 'mdast';
import remarkLint from 'remark-preset-lint-recommended';
import { unified } from 'unified';

type VFile = ReturnType<ReturnType<typeof unified>['processSync']>;

import type { Finding } from './finding';

const processor = unified().use(remarkLint).freeze();

/** Checks the style of Markdown with the recommended rules of remark-lint. */
export async function checkStyle(file: string, source: string, tree: Root): Promise<Finding[]> {
  const virtual = await new Promise<VFile>((resolve, reject) => {
    processor.run(tree, { path: file, value: source }, (error, _tree, result) => {
      if (result) {
        resolve(result);
      } else {
        reject(error);
      }
    });
  });
  // MDX has no <https://…>, so addresses are links without angle brackets.
  const messages = virtual.messages.filter(({ ruleId }) => ruleId !== 'no-literal-urls');
  return messages.map(({ line, reason, ruleId }) => ({
    file,
    line: line ?? 1,
    check: 'markdown',
    found: `Markdown that the rule ${ruleId} rejects`,
    write: `it differently: ${reason}`,
  }));
}
