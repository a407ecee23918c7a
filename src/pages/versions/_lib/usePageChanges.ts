import useBaseUrl from '@docusaurus/useBaseUrl';
import { fetchJson } from '@site/src/lib/fetchJson';
import { dataFileOf, type PageChanges } from '@site/src/lib/versionChanges';
import { useEffect, useState } from 'react';

/** The data of a comparison and its loading state. */
export interface Loading {
  readonly state: 'loading' | 'ready' | 'failed';
  readonly changes?: PageChanges;
  /** Loads the data again after a failure. */
  readonly retry: () => void;
}

/** Fetches the changes to a page, if a page is given. */
export function usePageChanges(page: string | undefined): Loading {
  const address = useBaseUrl(`/${dataFileOf(page ?? '')}`);
  const [result, setResult] = useState<Pick<Loading, 'state' | 'changes'>>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new attempt fetches the data again
  useEffect(() => {
    if (!page) {
      return undefined;
    }
    let isWanted = true;
    const show = (next: Pick<Loading, 'state' | 'changes'>) => isWanted && setResult(next);
    setResult({ state: 'loading' });
    fetchJson(address).then(
      (changes) => show({ state: 'ready', changes: changes as PageChanges }),
      () => show({ state: 'failed' }),
    );
    return () => {
      isWanted = false;
    };
  }, [address, page, attempt]);

  return { ...result, retry: () => setAttempt((count) => count + 1) };
}
