import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { useVersions } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import PageIntro from '@site/src/components/PageIntro';
import Layout from '@theme/Layout';
import ComparedPage from '../_components/ComparedPage';
import { readQuery } from '../_lib/readQuery';

/** /versions/compare/: the texts of a documentation page in two versions, side by side. The query string says which. */
export default function ComparePage() {
  const versions = useVersions(undefined);
  const { search } = useLocation();
  // The page that the server made knows no query.
  const isBrowser = useIsBrowser();
  const asked = isBrowser ? readQuery(search, versions) : undefined;

  return (
    <Layout
      title="What changed between versions"
      description="The text of a documentation page in two versions, side by side: added, removed and changed paragraphs, table rows and code."
    >
      <Head>
        {/* One address for every pair of texts; the texts have addresses of their own. */}
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
                <noscript>The comparison needs JavaScript. </noscript>
                Each documentation page that reads differently in another version has a link to the
                comparison of the two texts above its title.
              </>
            }
            actions={<Link to="/versions/#whats-new">Pages that changed, by version</Link>}
          />
        )}
      </main>
    </Layout>
  );
}
