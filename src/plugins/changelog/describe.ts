import { countOf, type KindId } from '../../lib/changelog/kinds';
import { changeCount, type Release } from '../../lib/changelog/release';
import { formatDay } from '../../lib/formatDay';

/**
 * The kinds that a description lists with their own count. All others are only part of the
 * total.
 */
const NAMED: readonly KindId[] = ['breaking', 'feature', 'bug'];

/** Returns the description of a release, for search engines and link previews. */
export function describeRelease({ version, date, categories, contributors }: Release): string {
  const total = changeCount(categories);
  const opening = `Release notes for Docusaurus ${version}, published on ${formatDay(date, 'en')}`;
  if (total === 0) {
    return `${opening}. No changes are listed for this release.`;
  }
  const named = categories
    .filter(({ kind }) => NAMED.includes(kind))
    .map(({ kind, changes }) => countOf(kind, changes.length));
  const people = contributors.length === 1 ? '1 person' : `${contributors.length} people`;
  return [
    `${opening}: ${total === 1 ? '1 change' : `${total} changes`}`,
    contributors.length > 0 ? ` by ${people}` : '',
    named.length > 0 ? `, with ${named.join(', ')}` : '',
    '.',
  ].join('');
}
