import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { isLoadFailure } from '@site/src/lib/isLoadFailure';
import styles from './styles.module.css';

interface Props {
  readonly error: Error;
}

/** What a crash means for the reader, and ways on from it. */
export default function CrashHelp({ error }: Props) {
  return (
    <section aria-label="Ways on" className={`container ${styles.help}`}>
      <Head>
        <title>Page Error</title>
      </Head>
      <div className="row">
        <div className="col col--6 col--offset-3">
          <p role="alert">
            {isLoadFailure(error)
              ? 'A part of this page did not arrive. The connection may be gone, or a newer edition of the site was published after you opened it. Reload the page to fetch all of it again.'
              : 'An error stopped this page. The rest of the site works. Try again, or reload the page; if it crashes once more, please tell us the message above and what you did.'}
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
            <Link to="/community/support/">Tell us</Link>
          </div>
        </div>
      </div>
    </section>
  );
}
