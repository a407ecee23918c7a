import useBaseUrl from '@docusaurus/useBaseUrl';
import { dataFileOf, type PageChanges } from '@site/src/lib/versionChanges';
import { useEffect, useState } from 'react';

/** The data of a comparison while it comes and when it is there. */
export interface Loading {
  readonly state: 'loading' | 'ready' | 'failed';
  readonly changes?: PageChanges;
  /** Asks again after a failure. */
  readonly retry: () => void;
}

/** Fetches what changed on a page, when there is a page. */
export function usePageChanges(page: string | undefined): Loading {
  const address = useBaseUrl(`/${dataFileOf(page ?? '')}`);
  const [result, setResult] = useState<Pick<Loading, 'state' | 'changes'>>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt more asks again
  useEffect(() => {
    if (!page) {
      return undefined;
    }
    const stop = new AbortController();
    setResult({ state: 'loading' });
    fetch(address, { signal: stop.signal })
      .then(async (response) => {
        if (!response.ok) {
          throw new Error(`${address}: ${response.status}`);
        }
        const changes: PageChanges = await response.json();
        setResult({ state: 'ready', changes });
      })
      .catch(() => {
        if (!stop.signal.aborted) {
          setResult({ state: 'failed' });
        }
      });
    return () => stop.abort();
  }, [address, page, attempt]);

  return { ...result, retry: () => setAttempt((count) => count + 1) };
}
