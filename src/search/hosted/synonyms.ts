import type { SynonymHit } from 'algoliasearch';
import { SYNONYM_GROUPS } from '../embedded/synonyms';

/**
 * Prefix for the IDs of this site's synonyms. Other synonyms were added manually in the service
 * and are kept.
 */
const OURS = 'site-';

/** The synonyms of the embedded search, in the format of the hosted service. */
export const indexSynonyms: readonly SynonymHit[] = SYNONYM_GROUPS.map((synonyms) => ({
  objectID: OURS + synonyms.join('-'),
  type: 'synonym',
  synonyms: [...synonyms],
}));

/** Whether a synonym was added by a push. */
export function isOurs({ objectID }: SynonymHit): boolean {
  return objectID.startsWith(OURS);
}
