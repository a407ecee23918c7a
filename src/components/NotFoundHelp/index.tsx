import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import { PageMetadata } from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import styles from './styles.module.css';
import { useLikelyPages } from './useLikelyPages';

const starts = [
  { to: '/docs/', text: 'Introduction' },
  { to: '/docs/cli/', text: 'API reference' },
  { to: '/blog/', text: 'Blog' },
  { to: '/changelog/', text: 'Changelog' },
  { to: '/versions/', text: 'All versions of the documentation' },
  { to: '/community/support/', text: 'Help from the community' },
];

/** Turns the words in a path into a search query. */
function wordsOf(pathname: string): string {
  return pathname
    .replace(/\.\w+$/, '')
    .split(/[^\p{L}\d@]+/u)
    .filter((word) => word && !/^(?:docs|blog|index|\d+)$/i.test(word))
    .join(' ');
}

/** Next steps for readers whose URL doesn't exist: pages with similar URLs, a search form, and starting points. */
export default function NotFoundHelp() {
  const { pathname } = useLocation();
  // The same file is served for every unknown URL, so the URL isn't known when the page is built.
  const isBrowser = useIsBrowser();
  const searchPage = useBaseUrl('/search/');
  const pages = useLikelyPages(pathname);

  return (
    <section aria-label="Where to go next" className={`container ${styles.help}`}>
      <div className="row">
        <div className="col col--6 col--offset-3">
          {/* Inside the documentation, the theme's not-found content doesn't set this title. */}
          <PageMetadata
            title={translate({ id: 'theme.NotFound.title', message: 'Page Not Found' })}
          />
          <img
            className={styles.mascot}
            src={useBaseUrl('/img/dinosaur.svg')}
            alt=""
            width="520"
            height="240"
          />
          {pages.length > 0 && (
            <>
              <h2 className={styles.heading}>Did you mean one of these?</h2>
              <ul className={styles.pages}>
                {pages.map(({ path, version }) => (
                  <li key={path}>
                    <Link to={path}>{path}</Link>
                    {version && <span className={styles.version}>{version}</span>}
                  </li>
                ))}
              </ul>
            </>
          )}
          <h2 className={styles.heading}>Search for it</h2>
          <search>
            <form action={searchPage} className={styles.form}>
              {/* The label wraps the field because generated IDs would differ: this page can hydrate HTML of a different tree. */}
              <label className={styles.label}>
                What are you looking for?
                <input
                  key={isBrowser ? pathname : ''}
                  type="search"
                  name="q"
                  maxLength={64}
                  defaultValue={isBrowser ? wordsOf(pathname).slice(0, 64) : ''}
                  className={styles.input}
                />
              </label>
              <button type="submit" className="button button--primary">
                Search
              </button>
            </form>
          </search>
          <h2 className={styles.heading}>Or start here</h2>
          <ul className={styles.starts}>
            {starts.map(({ to, text }) => (
              <li key={to}>
                <Link to={to}>{text}</Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
