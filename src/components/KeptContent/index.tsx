import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { useHistory } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { type ReactNode, useCallback, useState } from 'react';
import UntouchedElement from '../UntouchedElement';
import { connectLinks } from './connectLinks';

interface Props {
  /** The name of the outermost element of the content. */
  readonly tag: 'div' | 'figure';
  /** Content that doesn't do anything in the browser, except for its links. */
  readonly children: ReactNode;
  /** Called with the kept element. Returns a function that's called when the element is removed. */
  readonly connect?: (element: HTMLElement) => () => void;
}

/**
 * Keeps large content of the first page as the server rendered it, so that React doesn't have to hydrate it. Its
 * links still open pages without reloading the site.
 */
export default function KeptContent({ tag, children, connect }: Props) {
  const isBrowser = useIsBrowser();
  const { push } = useHistory();
  const [isKept, setIsKept] = useState(ExecutionEnvironment.canUseDOM && !isBrowser);
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (!element) {
        return undefined;
      }
      if (!element.hasChildNodes()) {
        // React couldn't hydrate the page and removed the server's HTML.
        setIsKept(false);
        return undefined;
      }
      const disconnectLinks = connectLinks(element, push);
      const disconnect = connect?.(element);
      return () => {
        disconnectLinks();
        disconnect?.();
      };
    },
    [push, connect],
  );
  return isKept ? <UntouchedElement tag={tag} ref={ref} /> : children;
}
