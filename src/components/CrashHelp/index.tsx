import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { isLoadFailure } from '@site/src/lib/isLoadFailure';
import styles from './styles.module.css';

interface Props {
  readonly error: Error;
}

/** Explains a crash to readers and offers next steps. */
export default function CrashHelp({ error }: Props) {
  return (
    <section aria-label="What you can do" className={`container ${styles.help}`}>
      <Head>
        <title>Page Error</title>
      </Head>
      <div className="row">
        <div className="col col--6 col--offset-3">
          <p role="alert">
            {isLoadFailure(error)
              ? 'Part of this page failed to load. You may be offline, or the site may have been updated after you opened the page. Reload the page to load everything again.'
              : 'This page stopped because of an error, but the rest of the site still works. Try again, or reload the page. If it crashes again, please report the message above and what you were doing.'}
          </p>
          <div className={styles.actions}>
            <button
              type="button"
              className="button button--secondary"
              onClick={() => window.location.reload()}
            >
              Reload the page
            </button>
            <Link to="/">Home page</Link>
            <Link to="/community/support/">Report the problem</Link>
          </div>
        </div>
      </div>
    </section>
  );
}
