import { useVersions } from '@docusaurus/plugin-content-docs/client';
import type { LikelyPage } from '@site/src/lib/likelyPages';
import { useEffect, useState } from 'react';

/**
 * Returns the pages that the reader may have been looking for. The search for them is loaded on demand, because all
 * documentation pages contain the not-found page. There are no suggestions if it can't be loaded.
 */
export function useLikelyPages(pathname: string): readonly LikelyPage[] {
  const versions = useVersions('default');
  const [pages, setPages] = useState<readonly LikelyPage[]>([]);
  useEffect(() => {
    let isCurrent = true;
    const find = async () => {
      const { findLikelyPages } = await import('./findLikelyPages');
      if (isCurrent) {
        setPages(findLikelyPages(pathname, versions));
      }
    };
    find().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [pathname, versions]);
  return pages;
}
