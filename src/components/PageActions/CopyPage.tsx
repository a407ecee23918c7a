import { useEffect, useState } from 'react';
import styles from './styles.module.css';

interface Props {
  /** URL path of the page's Markdown copy. */
  readonly address: string;
}

/** How long the button shows that the page was copied, in milliseconds. */
const MESSAGE_DURATION = 2_000;

/** Milliseconds after which loading the copy counts as failed. */
const PATIENCE = 15_000;

type Outcome = 'copied' | 'offline' | 'failed';

const messages: Record<Outcome, string> = {
  copied: 'The page is on your clipboard.',
  offline: 'The Markdown copy couldn’t be loaded. Check your network connection and try again.',
  failed: 'Your browser didn’t allow copying. Open the page as Markdown and copy it from there.',
};

async function load(address: string): Promise<Blob> {
  const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) });
  if (!response.ok) {
    throw new Error(`${address}: status ${response.status}`);
  }
  return new Blob([await response.text()], { type: 'text/plain' });
}

async function copy(address: string): Promise<Outcome> {
  const text = load(address);
  // If the request fails before the clipboard waits for it, the browser would report an unhandled error.
  const failure = text.then(
    (): Outcome => 'failed',
    (): Outcome => 'offline',
  );
  try {
    // Safari lets pages copy only during a click, so the clipboard gets the promise of the text.
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
    return 'copied';
  } catch {
    return failure;
  }
}

/** A button that copies the Markdown copy of a page, and a link that opens it. */
export default function CopyPage({ address }: Props) {
  const [outcome, setOutcome] = useState<Outcome>();

  useEffect(() => {
    if (outcome === 'copied') {
      const timer = setTimeout(() => setOutcome(undefined), MESSAGE_DURATION);
      return () => clearTimeout(timer);
    }
    return undefined;
  }, [outcome]);

  return (
    <>
      <ul className={styles.list} aria-label="This page as Markdown">
        <li className={styles.needsScript}>
          <button
            type="button"
            className={styles.button}
            onClick={async () => setOutcome(await copy(address))}
          >
            {outcome === 'copied' ? 'Copied' : 'Copy as Markdown'}
          </button>
        </li>
        <li>
          <a href={address}>View as Markdown</a>
        </li>
      </ul>
      <p role="status" className={outcome === 'copied' ? 'visually-hidden' : styles.status}>
        {outcome && messages[outcome]}
      </p>
    </>
  );
}
