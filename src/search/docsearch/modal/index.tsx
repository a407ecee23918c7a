import { type DocSearchModalProps, DocSearchModal as Modal } from '@docsearch/react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { type ReactNode, useCallback } from 'react';
import { connectDialog, type DialogClient } from './connectDialog';
import { modalTranslations } from './translations';
import { useRefreshOnComplete } from './useRefreshOnComplete';

/**
 * The search dialog with this site's providers behind it. The theme loads it
 * when a reader shows intent (an alias of the search plugin puts it in the
 * place of the plain dialog).
 */
export function DocSearchModal(props: DocSearchModalProps): ReactNode {
  const { appId, transformSearchClient } = props;
  const supportPage = useBaseUrl('/community/support/');
  const transform = useCallback(
    (client: DialogClient) => connectDialog(transformSearchClient?.(client) ?? client, appId),
    [appId, transformSearchClient],
  );
  useRefreshOnComplete();
  return (
    <Modal
      {...props}
      transformSearchClient={transform}
      translations={modalTranslations}
      getMissingResultsUrl={() => supportPage}
    />
  );
}
