import type { PageStates, Statement } from '../../lib/versionChanges';

/** A documentation version as the docs plugin names it. */
export interface NamedVersion {
  readonly name: string;
  readonly label: string;
}

const list = (labels: readonly string[]) =>
  labels.length > 1 ? `${labels.slice(0, -1).join(', ')} and ${labels.at(-1)}` : (labels[0] ?? '');

/**
 * Says how a page stands to the same page of the other versions.
 *
 * @param versions all versions, newest first
 * @param own name of the version being read
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
