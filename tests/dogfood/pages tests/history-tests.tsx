import Link from '@docusaurus/Link';
import { useHistory } from '@docusaurus/router';
import Layout from '@theme/Layout';
import { useEffect } from 'react';

/** Blocks navigation with a history guard. */
export default function HistoryTests() {
  const history = useHistory();
  useEffect(
    () =>
      history.block(() => {
        window.alert('This page keeps you.');
        return false;
      }),
    [history],
  );
  return (
    <Layout title="History" description="A page that refuses to be left by a link inside the site.">
      <main className="container margin-vert--lg">
        <h1>History</h1>
        <p>
          <Link to="/tests/">Try to leave</Link>: an alert says no, and the address stays.
        </p>
      </main>
    </Layout>
  );
}
