import { type ReactNode, startTransition, useCallback, useRef, useState } from 'react';
import UntouchedElement from '../UntouchedElement';
import { KeptPre } from './KeptPre';
import { whenNear } from './whenNear';

interface Props {
  readonly source: string;
  readonly buttons: ReactNode;
  /** Called if the server's HTML is gone, because React couldn't hydrate the page. */
  readonly onMissing: () => void;
}

/** The code blocks of the first page. */
const keptBlocks = new Map<string, HTMLElement>();

/** Whether the server rendered this code block on the first page. */
export function hasKept(source: string): boolean {
  return keptBlocks.has(source);
}

/** Tabs render their content again after hydration. Their code is copied, without its buttons. */
function fillFrom(kept: HTMLElement, block: HTMLElement): void {
  for (const { name, value } of kept.attributes) {
    block.setAttribute(name, value);
  }
  block.replaceChildren(...(kept.cloneNode(true) as HTMLElement).childNodes);
  const pre = block.querySelector('pre');
  pre?.parentElement?.replaceChildren(pre);
}

/** A code block that's kept as the server rendered it. Its buttons are added when readers come close. */
export default function KeptBlock({ source, buttons, onMissing }: Props) {
  const [pre, setPre] = useState<HTMLPreElement>();
  const missing = useRef(onMissing);
  const ref = useCallback(
    (block: HTMLElement | null) => {
      if (!block) {
        return undefined;
      }
      const kept = keptBlocks.get(source);
      if (kept && !block.hasChildNodes()) {
        fillFrom(kept, block);
      }
      const found = block.querySelector('pre');
      if (!found) {
        missing.current();
        return undefined;
      }
      keptBlocks.set(source, block);
      return whenNear(block, () => startTransition(() => setPre(found)));
    },
    [source],
  );
  return (
    <>
      <UntouchedElement tag="div" ref={ref} />
      {pre && <KeptPre value={pre}>{buttons}</KeptPre>}
    </>
  );
}
