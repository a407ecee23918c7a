import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { useVersions } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import PageIntro from '@site/src/components/PageIntro';
import Layout from '@theme/Layout';
import ComparedPage from '../_components/ComparedPage';
import { readQuery } from '../_lib/readQuery';

/** /versions/compare/: the text of a documentation page in two versions, side by side. The query string specifies the page and the versions. */
export default function ComparePage() {
  const versions = useVersions(undefined);
  const { search } = useLocation();
  // The query string isn't available when the page is rendered on the server.
  const isBrowser = useIsBrowser();
  const asked = isBrowser ? readQuery(search, versions) : undefined;

  return (
    <Layout
      title="What changed between versions"
      description="Compare a documentation page in two versions side by side, with added, removed, and changed paragraphs, table rows, and code."
    >
      <Head>
        {/* This is a single page for all comparisons, and the pages that it compares have their own URLs. */}
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main>
        {asked ? (
          <ComparedPage {...asked} />
        ) : (
          <PageIntro
            title="What changed between versions"
            lead={
              <>
                <noscript>Comparing versions needs JavaScript. </noscript>
                If a documentation page differs between versions, you’ll find a link to the
                comparison above its title.
              </>
            }
            actions={<Link to="/versions/#whats-new">See which pages changed in each version</Link>}
          />
        )}
      </main>
    </Layout>
  );
}
