import {
  type DocSearchHit,
  DocSearchModal,
  type DocSearchModalProps,
  type DocSearchTransformClient,
} from '@docsearch/react';
import Link from '@docusaurus/Link';
import { useAllDocsData } from '@docusaurus/plugin-content-docs/client';
import { useHistory } from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import { isRegexpStringMatch } from '@docusaurus/theme-common';
import {
  useAlgoliaThemeConfig,
  useSearchResultUrlProcessor,
} from '@docusaurus/theme-search-algolia/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { type JSX, type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import Announcer from '../Announcer';
import { createSearch } from '../client';
import {
  emptyOutput,
  type FacetFilters,
  flatRequests,
  idle,
  isHosted,
  type SearchInput,
  type SearchStatus,
  statusOf,
} from '../protocol';
import SearchNotes from '../SearchNotes';
import { withoutVersion, withVersions } from '../withVersions';
import StartPages from './StartPages';
import { dropUnreadableSearches } from './storedSearches';
import { modalTranslations, placeholder } from './translations';
import { useDialog } from './useDialog';
import { searchAgain, useRefresh } from './useRefresh';
import '@docsearch/css/dist/_variables.css';
import '@docsearch/css/dist/modal.css';
import '../styles/dialog.css';

/** Props of the search box. */
export interface SearchDialogProps {
  readonly facetFilters: FacetFilters;
  readonly initialQuery: string | undefined;
  readonly onClose: () => void;
}

function HitLink({ hit, children }: { hit: { url: string }; children: ReactNode }): JSX.Element {
  return <Link to={hit.url}>{children}</Link>;
}

/** Connects the search box to this site's search providers, and reports the latest status. */
function useSearchClient(report: (status: SearchStatus) => void) {
  const { appId, apiKey } = useAlgoliaThemeConfig().algolia;
  const docs = useAllDocsData();
  const newest = useRef(0);
  return useCallback(
    (client: DocSearchTransformClient): DocSearchTransformClient => {
      const ask = createSearch({ appId, apiKey, progressive: true });
      const search = async (input: SearchInput) => {
        newest.current += 1;
        const own = newest.current;
        const requests = flatRequests(input).map((request) => ({
          ...request,
          query: withoutVersion(request.query ?? '', docs),
        }));
        const query = requests[0]?.query ?? '';
        const tell = (status: SearchStatus): void => {
          if (own === newest.current) {
            report(status);
          }
        };
        try {
          const output = await ask(requests);
          tell(statusOf(query, output));
          return withVersions(output, docs);
        } catch {
          // DocSearch 3.9.0 replaces its own error screen at once, so our note shows the error.
          tell({ kind: 'failed', query });
          return emptyOutput(requests);
        }
      };
      return { ...client, search: search as unknown as DocSearchTransformClient['search'] };
    },
    [appId, apiKey, docs, report],
  );
}

/** Turns the URLs of hits into links that work on this site, and opens them. */
function useNavigation() {
  const { externalUrlRegex } = useAlgoliaThemeConfig().algolia;
  const history = useHistory();
  const processUrl = useSearchResultUrlProcessor();
  return useMemo(
    () => ({
      transformItems: (items: DocSearchHit[]) =>
        items.map((item) => ({ ...item, url: processUrl(item.url) })),
      navigator: {
        navigate({ itemUrl }: { itemUrl: string }) {
          if (isRegexpStringMatch(externalUrlRegex, itemUrl)) {
            window.location.href = itemUrl;
          } else {
            history.push(itemUrl);
          }
        },
      },
    }),
    [externalUrlRegex, history, processUrl],
  );
}

/** The parameter of the results page for the version that the dialog searches, if it isn't the one that's searched by default. */
function otherVersion(facetFilters: FacetFilters, docs: ReturnType<typeof useAllDocsData>): string {
  const prefix = 'docusaurus_tag:docs-default-';
  const name = [facetFilters].flat(2).find((filter) => filter.startsWith(prefix));
  const version = name?.slice(prefix.length);
  return version && version !== docs.default?.versions[0]?.name ? `&version=${version}` : '';
}

/** The search box: DocSearch's modal with our providers, notes, and start pages. */
export default function SearchDialog({
  facetFilters,
  initialQuery,
  onClose,
}: SearchDialogProps): ReactNode {
  const { appId, apiKey, indexName } = useAlgoliaThemeConfig().algolia;
  const [status, setStatus] = useState<SearchStatus>(idle);
  // Before DocSearch reads them.
  useState(() => dropUnreadableSearches(indexName));
  const supportPage = useBaseUrl('/community/support/');
  const resultsPage = useBaseUrl('/search/');
  const docs = useAllDocsData();
  const version = otherVersion(facetFilters, docs);
  const searchParameters = useMemo(
    () => ({ facetFilters }) as DocSearchModalProps['searchParameters'],
    [facetFilters],
  );
  const footer = useCallback<NonNullable<DocSearchModalProps['resultsFooterComponent']>>(
    ({ state }) => (
      <Link
        to={`${resultsPage}?q=${encodeURIComponent(withoutVersion(state.query, docs))}${version}`}
        onClick={onClose}
      >
        <Translate
          id="theme.SearchBar.seeAll"
          description="Link to the results page"
          values={{ count: state.context.nbHits as number }}
        >
          {'See all {count} results'}
        </Translate>
      </Link>
    ),
    [resultsPage, docs, version, onClose],
  );
  const transformSearchClient = useSearchClient(setStatus);
  const navigation = useNavigation();
  const slot = useDialog(isHosted(appId) ? 'hosted' : 'embedded');
  useRefresh();
  return (
    <>
      <DocSearchModal
        {...{ appId, apiKey, indexName, searchParameters, transformSearchClient, onClose }}
        {...navigation}
        initialScrollY={window.scrollY}
        {...(initialQuery && { initialQuery })}
        placeholder={placeholder}
        translations={modalTranslations}
        hitComponent={HitLink}
        resultsFooterComponent={footer}
        getMissingResultsUrl={() => supportPage}
      />
      <Announcer status={status} />
      <SearchNotes slot={slot} status={status} onRetry={searchAgain} />
      <StartPages slot={slot} facetFilters={facetFilters} onSelect={onClose} />
    </>
  );
}
