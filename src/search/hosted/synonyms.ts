import type { SynonymHit } from 'algoliasearch';
import { SYNONYM_GROUPS } from '../embedded/synonyms';

/** Begins the id of each synonym of ours; others were made by hand at the service and stay. */
const OURS = 'site-';

/** The synonyms of the embedded search, as the hosted service wants them. */
export const indexSynonyms: readonly SynonymHit[] = SYNONYM_GROUPS.map((synonyms) => ({
  objectID: OURS + synonyms.join('-'),
  type: 'synonym',
  synonyms: [...synonyms],
}));

/** True for a synonym that a push made. */
export function isOurs({ objectID }: SynonymHit): boolean {
  return objectID.startsWith(OURS);
}
