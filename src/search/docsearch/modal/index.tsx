import { type DocSearchModalProps, DocSearchModal as Modal } from '@docsearch/react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { type ReactNode, useCallback, useState } from 'react';
import Announcer from '../../Announcer';
import type { FacetFilters } from '../../protocol';
import SearchNotes from '../../SearchNotes';
import { idle, type SearchStatus } from '../../status';
import { connectDialog, type DialogClient } from './connectDialog';
import HitLink from './HitLink';
import StartPages from './StartPages';
import { modalTranslations } from './translations';
import { useDialog } from './useDialog';
import { useRefresh } from './useRefresh';
import { useSame } from './useSame';

/**
 * The search dialog, connected to this site's search providers and with notes about the results.
 * The theme loads it when a reader shows intent. An alias of the search plugin replaces the
 * original dialog with it.
 */
export function DocSearchModal(props: DocSearchModalProps): ReactNode {
  const { appId, transformSearchClient, onClose } = props;
  // The theme creates new objects whenever the navbar renders, for example when a tablet is
  // rotated, and the dialog clears its field if they change.
  const searchParameters = useSame(props.searchParameters);
  const [status, setStatus] = useState<SearchStatus>(idle);
  const supportPage = useBaseUrl('/community/support/');
  const transform = useCallback(
    (client: DialogClient) =>
      connectDialog(transformSearchClient?.(client) ?? client, appId, setStatus),
    [appId, transformSearchClient],
  );
  const slot = useDialog();
  useRefresh();
  return (
    <>
      <Modal
        {...props}
        searchParameters={searchParameters}
        transformSearchClient={transform}
        translations={modalTranslations}
        hitComponent={HitLink}
        getMissingResultsUrl={() => supportPage}
      />
      <Announcer status={status} />
      <SearchNotes slot={slot} status={status} />
      <StartPages
        slot={slot}
        facetFilters={searchParameters?.facetFilters as FacetFilters | undefined}
        onSelect={onClose}
      />
    </>
  );
}
