import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import PageIntro from '@site/src/components/PageIntro';
import Layout from '@theme/Layout';
import { useMissingPage } from './_lib/useMissingPage';

/** /offline/: what readers see if they have no network and the page that they wanted isn't stored. */
export default function Offline() {
  const { path, nearest } = useMissingPage();
  return (
    <Layout
      title="You’re offline"
      description="This page appears when you have no network connection and the page that you wanted isn’t saved in your browser."
    >
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main>
        <PageIntro
          title="You’re offline, and this page isn’t saved"
          lead={
            <>
              Your browser can’t reach this site, and{' '}
              {path ? <code>{path}</code> : 'the page that you wanted'} isn’t saved for offline
              reading. When you’re back online, the page opens automatically.
            </>
          }
          actions={
            <>
              {path && (
                <a className="button button--primary" href={path}>
                  Try again
                </a>
              )}
              {nearest && (
                <Link className="button button--secondary" to={nearest.path}>
                  Read “{nearest.title}” instead
                </Link>
              )}
            </>
          }
        />
        <div className="container margin-bottom--xl">
          <h2>Pages that may be saved</h2>
          <ul>
            <li>
              <Link to="/docs/">Documentation</Link>
            </li>
            <li>
              <Link to="/blog/">Blog</Link>
            </li>
            <li>
              <Link to="/search/">Search the saved pages</Link>
            </li>
            <li>
              <Link to="/legal/#browser-storage">Everything that’s saved in your browser</Link>
            </li>
          </ul>
        </div>
      </main>
    </Layout>
  );
}
