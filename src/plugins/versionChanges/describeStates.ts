import type { PageStates, Statement } from '../../lib/versionChanges';

/** The name and the label of a documentation version. */
export interface NamedVersion {
  readonly name: string;
  readonly label: string;
}

const list = (labels: readonly string[]) => new Intl.ListFormat('en').format(labels);

/**
 * Describes how a page compares to the same page in the other versions.
 *
 * @param versions all versions, newest first
 * @param own name of the page's version
 */
export function describeStates(
  versions: readonly NamedVersion[],
  own: string,
  states: PageStates,
): Statement[] {
  const place = versions.findIndex(({ name }) => name === own);
  const newer = versions.slice(0, Math.max(place, 0));
  const older = versions.slice(place + 1);
  const inState = (some: readonly NamedVersion[], state: string) =>
    some.filter(({ name }) => states[name] === state);
  const labels = (some: readonly NamedVersion[]) => list(some.map(({ label }) => label));

  const same = inState([...newer, ...older], 'same');
  const absentBefore = inState(older, 'missing');
  const absentAfter = inState(newer, 'missing');
  return [
    ...inState(newer, 'differs').map(
      ({ name, label }): Statement => ({ text: `Changed in ${label}`, compare: [own, name] }),
    ),
    ...inState(older, 'differs').map(
      ({ name, label }): Statement => ({ text: `Changed since ${label}`, compare: [name, own] }),
    ),
    ...(same.length > 0 ? [{ text: `Same in ${labels(same)}` }] : []),
    ...(absentBefore.length > 0 ? [{ text: `Not yet in ${labels(absentBefore)}` }] : []),
    ...(absentAfter.length > 0 ? [{ text: `No longer in ${labels(absentAfter)}` }] : []),
  ];
}
