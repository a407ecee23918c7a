import type { Root } from 'mdast';
import { EXIT, visit } from 'unist-util-visit';

/**
 * Remark plugin that gives the first image of a post a high priority if it comes before all headings. It's usually the
 * largest element on a phone. `src/theme/MDXComponents/Img` removes the priority in lists of posts.
 */
export function coverImage() {
  return (tree: Root) => {
    visit(tree, (node) => {
      if (node.type === 'heading') {
        return EXIT;
      }
      // Docusaurus replaces Markdown images with elements before it runs this plugin.
      const isElement = node.type === 'mdxJsxTextElement' || node.type === 'mdxJsxFlowElement';
      if (isElement && node.name === 'img') {
        node.attributes.push({ type: 'mdxJsxAttribute', name: 'fetchPriority', value: 'high' });
        return EXIT;
      }
      return undefined;
    });
  };
}
