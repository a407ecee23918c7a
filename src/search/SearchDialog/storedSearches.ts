const LISTS = ['RECENT', 'FAVORITE'];

/** Whether DocSearch can display an entry. */
function isHit(value: unknown): boolean {
  const { objectID, type, url, hierarchy } = (value ?? {}) as Record<string, unknown>;
  return (
    [objectID, type, url].every((field) => typeof field === 'string') &&
    typeof hierarchy === 'object' &&
    hierarchy !== null
  );
}

function isReadable(text: string): boolean {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) && list.every(isHit);
  } catch {
    return false;
  }
}

/**
 * Deletes recent and favorite searches that DocSearch can't read, because it would crash the page. They may come from
 * another version, or the browser may have written only half of them. Delete this when DocSearch ignores such values.
 */
export function dropUnreadableSearches(indexName: string): void {
  for (const list of LISTS) {
    const key = `__DOCSEARCH_${list}_SEARCHES__${indexName}`;
    try {
      const text = localStorage.getItem(key);
      if (text !== null && !isReadable(text)) {
        localStorage.removeItem(key);
      }
    } catch {
      // Storage is blocked, and DocSearch doesn't use it then.
    }
  }
}
