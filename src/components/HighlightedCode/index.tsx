import { useCodeBlockContext } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/CodeBlock/Content';
import { use } from 'react';
import { loadHighlighter } from './loadHighlighter';

/**
 * Code that's highlighted in the browser. Until the highlighter is loaded, React doesn't show the page
 * that contains the code, so it's never without colors. If it can't be loaded, the code is plain text.
 * The server uses `highlighter.ts` instead (`src/plugins/highlighter`).
 */
export default function HighlightedCode(props: Props) {
  const { metadata, wordWrap } = useCodeBlockContext();
  const Content = use(loadHighlighter());
  return Content ? (
    <Content {...props} />
  ) : (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: lets readers scroll long lines with the keyboard
    <pre ref={wordWrap.codeBlockRef} tabIndex={0} className="thin-scrollbar">
      <code>{metadata.code}</code>
    </pre>
  );
}
