import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { useAllDocsData } from '@docusaurus/plugin-content-docs/client';
import { useHistory } from '@docusaurus/router';
import Translate, { translate } from '@docusaurus/Translate';
import {
  PageMetadata,
  useHistorySelector,
  usePluralForm,
  useSearchQueryString,
} from '@docusaurus/theme-common';
import { useAlgoliaThemeConfig } from '@docusaurus/theme-search-algolia/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Announcer from '@site/src/search/Announcer';
import { idle, isHosted } from '@site/src/search/protocol';
import SearchNotes from '@site/src/search/SearchNotes';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import SearchForm from './_components/SearchForm';
import SearchResult from './_components/SearchResult';
import { useResults } from './_lib/useResults';
import styles from './styles.module.css';

function titleOf(query: string): string {
  return query
    ? translate(
        {
          id: 'theme.SearchPage.existingResultsTitle',
          message: 'Search results for "{query}"',
          description: 'Title of the results page',
        },
        { query },
      )
    : translate({
        id: 'theme.SearchPage.emptyResultsTitle',
        message: 'Search the documentation',
        description: 'Title of the results page without a query',
      });
}

/** The name of a documentation's version in the URL of this page. */
const parameterOf = (instance: string): string =>
  instance === 'default' ? 'version' : `version-${instance}`;

/** The version to search for each documentation, the filters for them, and how to change it. */
function useVersionFilters() {
  const docs = useAllDocsData();
  const history = useHistory();
  const { currentLocale } = useDocusaurusContext().i18n;
  const search = useHistorySelector(({ location }) => location.search);
  const versions = useMemo(() => {
    const wanted = new URLSearchParams(search);
    return Object.fromEntries(
      Object.entries(docs).map(([instance, data]) => {
        const name = wanted.get(parameterOf(instance));
        const version = data.versions.find((other) => other.name === name) ?? data.versions[0];
        return [instance, version?.name ?? ''];
      }),
    );
  }, [docs, search]);
  const facetFilters = useMemo(() => {
    const tags = Object.entries(versions).map(([instance, name]) => `docs-${instance}-${name}`);
    return [
      `language:${currentLocale}`,
      ['default', ...tags].map((tag) => `docusaurus_tag:${tag}`),
    ];
  }, [versions, currentLocale]);
  const setVersion = (instance: string, name: string): void => {
    const parameters = new URLSearchParams(history.location.search);
    parameters.set(parameterOf(instance), name);
    history.replace({ search: parameters.toString() });
  };
  return { versions, setVersion, facetFilters };
}

/** Loads more results when a reader scrolls to its end, or presses the button. */
function More({ onMore }: { readonly onMore: () => void }): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onMore());
    if (button.current) {
      observer.observe(button.current);
    }
    return () => observer.disconnect();
  }, [onMore]);
  return (
    <button ref={button} type="button" className="button button--secondary" onClick={onMore}>
      <Translate id="search.results.more" description="Button below the results">
        Show more results
      </Translate>
    </button>
  );
}

/** /search/: all results for the query in the URL. */
export default function SearchPage(): ReactNode {
  const { appId } = useAlgoliaThemeConfig().algolia;
  const { customFields } = useDocusaurusContext().siteConfig;
  const [query, setQuery] = useSearchQueryString();
  const { versions, setVersion, facetFilters } = useVersionFilters();
  const { status, isLoading, hits, more, retry } = useResults(query, facetFilters);
  const { selectMessage } = usePluralForm();
  const count = status.kind === 'answered' ? status.count : 0;
  const title = titleOf(query);
  return (
    <Layout>
      <PageMetadata title={title} />
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className={`container ${styles.page}`}>
        <Heading as="h1">{title}</Heading>
        <noscript>
          <p>
            Search runs in your browser and needs JavaScript. Without it, you can find pages in
            these lists:
          </p>
          <ul>
            <li>
              <a href="/docs/">Documentation</a>, with all guides in the sidebar
            </li>
            <li>
              <a href="/docs/cli/">API reference</a>
            </li>
            <li>
              <a href="/blog/archive/">All blog posts</a>
            </li>
            <li>
              <a href="/changelog/">Release notes</a>
            </li>
            {!customFields?.isDeployPreview && (
              <li>
                <a href="/llms.txt">The titles and URLs of all pages</a>, as plain text
              </li>
            )}
          </ul>
        </noscript>
        <SearchForm query={query} onQuery={setQuery} versions={versions} onVersion={setVersion} />
        <SearchNotes status={status} onRetry={retry} />
        {/* The number of results is announced, too. Everything else is announced by the second element. */}
        <p role="status" className={styles.count}>
          {count > 0 &&
            selectMessage(
              count,
              translate(
                {
                  id: 'theme.SearchPage.documentsFound.plurals',
                  message: 'One document found|{count} documents found',
                  description: 'Number of results',
                },
                { count },
              ),
            )}
        </p>
        <Announcer status={count > 0 ? idle : status} />
        {hits.map((hit) => (
          <SearchResult key={hit.objectID} hit={hit} />
        ))}
        {query && !isLoading && status.kind === 'answered' && count === 0 && (
          <>
            <p className={styles.none}>
              <Translate id="theme.SearchPage.noResultsText" description="Shown without results">
                No results were found
              </Translate>
            </p>
            <p>
              <Translate
                id="search.results.none.next"
                description="What readers can do if nothing is found"
                values={{
                  support: (
                    <Link to="/community/support/">
                      <Translate
                        id="search.results.none.support"
                        description="Link to the support page, in the sentence about missing results"
                      >
                        let us know
                      </Translate>
                    </Link>
                  ),
                }}
              >
                {
                  'Try fewer or different words, or choose another version. If you believe this query should return results, {support}.'
                }
              </Translate>
            </p>
          </>
        )}
        {isLoading && hits.length === 0 && (
          <p>
            <Translate id="search.results.loading" description="Shown before the results">
              Searching…
            </Translate>
          </p>
        )}
        <div className={styles.more}>
          {more && <More onMore={more} />}
          {hits.length > 0 && isHosted(appId) && (
            <Link to="https://www.algolia.com/">
              <Translate
                id="theme.SearchPage.algoliaLabel"
                description="Name of the hosted service"
              >
                Powered by Algolia
              </Translate>
            </Link>
          )}
        </div>
      </main>
    </Layout>
  );
}
