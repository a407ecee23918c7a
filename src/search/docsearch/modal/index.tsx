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
 * The search dialog with this site's providers behind it, and with what readers
 * should be told beside the results. The theme loads it when a reader shows
 * intent: an alias of the search plugin puts it in the place of the plain dialog.
 */
export function DocSearchModal(props: DocSearchModalProps): ReactNode {
  const { appId, transformSearchClient, onClose } = props;
  // The theme makes them anew on each render of the navbar, as when a tablet is turned,
  // and the dialog begins with an empty field when they change.
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
