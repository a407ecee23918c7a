import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import {
  useAlgoliaContextualFacetFilters,
  useAlgoliaThemeConfig,
} from '@docusaurus/theme-search-algolia/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {
  type ComponentType,
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { type FacetFilters, isHosted } from '../protocol';
import type { SearchDialogProps } from '../SearchDialog';
import SearchButton from './SearchButton';
import { useSearchKeys } from './useSearchKeys';

/** Milliseconds that readers wait for the search box before the results page opens instead. */
const PATIENCE = 8_000;

const importDialog = (): Promise<ComponentType<SearchDialogProps>> =>
  import(/* webpackChunkName: "search-box" */ '@site/src/search/SearchDialog').then(
    (module) => module.default,
  );

/** Like `importDialog`, but rejects if the search box neither loads nor fails. */
const importDialogSoon = (): ReturnType<typeof importDialog> =>
  new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('The search box is loading for too long')), PATIENCE);
    importDialog().then(resolve, reject);
  });

/**
 * The filters for the current page: its language, its documentation versions, and the pages that
 * aren't documentation. The theme creates a new object for each render, but the search box clears
 * its field if the object changes. This hook returns the same object until the content changes.
 */
function useSearchFilters(): FacetFilters {
  const filters = JSON.stringify(useAlgoliaContextualFacetFilters());
  return useMemo(() => JSON.parse(filters) as FacetFilters, [filters]);
}

/**
 * The search button, its keyboard shortcuts, and the search box, which is loaded together with
 * the index as soon as a reader shows intent.
 */
export default function SearchBar(): ReactNode {
  const { appId, indexName } = useAlgoliaThemeConfig().algolia;
  const facetFilters = useSearchFilters();
  const resultsPage = useBaseUrl('/search/');
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps>>();
  const [isOpen, setOpen] = useState(false);
  const [initialQuery, setInitialQuery] = useState<string>();
  const button = useRef<HTMLButtonElement>(null);
  const opener = useRef<Element>(null);

  const prepare = useCallback(() => {
    // If this fails, the search box is loaded again when it opens.
    importDialog().catch(() => undefined);
    if (!isHosted(appId)) {
      import('../client').then(
        ({ prepareSearch }) => prepareSearch({ indexName, facetFilters }),
        () => undefined,
      );
    }
  }, [appId, indexName, facetFilters]);
  const open = useCallback(() => {
    opener.current = document.activeElement;
    prepare();
    importDialogSoon().then(
      (component) => {
        setDialog(() => component);
        setOpen(true);
      },
      // The results page has its own field.
      () => window.location.assign(resultsPage),
    );
  }, [prepare, resultsPage]);
  const close = useCallback(() => {
    setOpen(false);
    setInitialQuery(undefined);
  }, []);
  const openWith = useCallback(
    (event: KeyboardEvent) => {
      // Otherwise, the field would receive the character as well.
      event.preventDefault();
      setInitialQuery(event.key);
      open();
    },
    [open],
  );
  useSearchKeys({ isOpen, onOpen: open, onClose: close, onInput: openWith, button });

  useEffect(() => {
    if (!isOpen) {
      return undefined;
    }
    const { href } = window.location;
    // Back and Forward show another page, so they also close the search box.
    window.addEventListener('popstate', close);
    return () => {
      window.removeEventListener('popstate', close);
      if (window.location.href !== href) {
        return;
      }
      const { current } = opener;
      const hasOpener =
        current instanceof HTMLElement && current !== document.body && current.isConnected;
      (hasOpener ? current : button.current)?.focus({ preventScroll: true });
    };
  }, [isOpen, close]);

  return (
    <search onPointerOver={prepare} onFocus={prepare}>
      {isHosted(appId) && (
        <Head>
          <link
            rel="preconnect"
            href={`https://${appId}-dsn.algolia.net`}
            crossOrigin="anonymous"
          />
        </Head>
      )}
      <SearchButton
        ref={button}
        onClick={open}
        label={translate({
          id: 'theme.SearchBar.label',
          message: 'Search',
          description: 'Label of the button that opens the search box',
        })}
      />
      <noscript>
        <Link className="navbar__item navbar__link" to="/search/">
          <Translate
            id="search.link.withoutScripts"
            description="Instead of the button, without JavaScript"
          >
            Search
          </Translate>
        </Link>
      </noscript>
      {isOpen &&
        Dialog &&
        createPortal(
          <Dialog facetFilters={facetFilters} initialQuery={initialQuery} onClose={close} />,
          document.body,
        )}
    </search>
  );
}
