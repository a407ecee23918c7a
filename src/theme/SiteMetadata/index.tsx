// Readers gain: a shared link shows the title, section, and version of its page.
// Delete when: a plugin can set the social image for pages of other plugins.
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { socialCardOf } from '@site/src/lib/socialCard';
import SiteMetadata from '@theme-original/SiteMetadata';

/** Metadata for all pages. An `image` in front matter comes later, so it wins. */
export default function SiteMetadataWrapper() {
  const { pathname } = useLocation();
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const { withBaseUrl } = useBaseUrlUtils();
  const card = socialCardOf(pathname.slice(baseUrl.length - 1));
  const address = card && withBaseUrl(card.file, { absolute: true });
  return (
    <>
      <SiteMetadata />
      {address && (
        <Head>
          <meta property="og:image" content={address} />
          <meta name="twitter:image" content={address} />
        </Head>
      )}
    </>
  );
}
