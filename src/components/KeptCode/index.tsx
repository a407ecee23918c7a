import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { type ReactNode, useEffect, useState } from 'react';
import { loadHighlighter } from '../HighlightedCode/loadHighlighter';
import KeptBlock, { hasKept } from './KeptBlock';

interface Props {
  /** Identifies the code and the way it's displayed. A code block without it is never kept. */
  readonly source: string | undefined;
  /** The code block as the browser would render it. */
  readonly children: ReactNode;
  /** The buttons of the code block. They're rendered when readers come close to it. */
  readonly buttons: ReactNode;
}

/**
 * Keeps a code block as the server rendered it, so that the page doesn't need the syntax
 * highlighter and has less to hydrate. Code that only appears in the browser is rendered there.
 */
export default function KeptCode({ source, children, buttons }: Props) {
  const isBrowser = useIsBrowser();
  const [kept, setKept] = useState(() =>
    ExecutionEnvironment.canUseDOM && source && (!isBrowser || hasKept(source))
      ? source
      : undefined,
  );
  const isOutdated = kept !== undefined && kept !== source;
  useEffect(() => {
    if (isOutdated) {
      // Until the highlighter is loaded, the previous code remains visible.
      let isCurrent = true;
      loadHighlighter().then(() => isCurrent && setKept(undefined));
      return () => {
        isCurrent = false;
      };
    }
    return undefined;
  }, [isOutdated]);

  return kept === undefined ? (
    children
  ) : (
    <KeptBlock source={kept} buttons={buttons} onMissing={() => setKept(undefined)} />
  );
}
