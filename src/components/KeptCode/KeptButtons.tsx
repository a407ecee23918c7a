import { useCodeBlockContext } from '@docusaurus/theme-common/internal';
import Buttons from '@theme/CodeBlock/Buttons';
import { useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';

/** The buttons of a kept code block, next to its code. */
export default function KeptButtons({ pre }: { readonly pre: HTMLPreElement }) {
  const { codeBlockRef } = useCodeBlockContext().wordWrap;
  useLayoutEffect(() => {
    codeBlockRef.current = pre;
  }, [codeBlockRef, pre]);
  return createPortal(<Buttons />, pre.parentElement ?? pre);
}
