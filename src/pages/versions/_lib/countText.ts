import type { ChangeCounts } from '@site/src/lib/versionChanges';

/** Describes the differences on a page, as in "3 changed, 1 added". Empty if there are none. */
export function countText({ changed = 0, added = 0, removed = 0 }: Partial<ChangeCounts>): string {
  return [
    changed > 0 && `${changed} changed`,
    added > 0 && `${added} added`,
    removed > 0 && `${removed} removed`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** Summarizes the differences on a page, as in "4 differences: 3 changed, 1 added." */
export function summaryText(counts: ChangeCounts): string {
  const sum = counts.changed + counts.added + counts.removed;
  return `${sum} ${sum === 1 ? 'difference' : 'differences'}: ${countText(counts)}.`;
}
