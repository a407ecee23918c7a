import type { SearchOutput } from './protocol';
import { versionLabelOf } from './versionLabel';

/**
 * Adds the documentation version to the area of each result. The results page shows it as a
 * breadcrumb.
 */
export function withVersions({ results }: SearchOutput): SearchOutput {
  return {
    results: results.map((result) => ({
      ...result,
      hits: result.hits.map((hit) => {
        const version = versionLabelOf(hit.url);
        const marked = hit._highlightResult;
        const area = marked.hierarchy.lvl0;
        return version && area
          ? {
              ...hit,
              _highlightResult: {
                ...marked,
                hierarchy: {
                  ...marked.hierarchy,
                  lvl0: { ...area, value: `${area.value} (${version})` },
                },
              },
            }
          : hit;
      }),
    })),
  };
}
