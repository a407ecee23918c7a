import Head from '@docusaurus/Head';
import { useActiveDocContext, useLatestVersion } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

interface Props {
  /** ID of the docs plugin instance. */
  readonly pluginId: string;
}

/**
 * Sets the canonical URL of a documentation page to the URL of the page in the
 * latest version. A page that isn't in the latest version keeps its own URL.
 */
export default function CanonicalVersion({ pluginId }: Props) {
  const { siteConfig } = useDocusaurusContext();
  const latest = useLatestVersion(pluginId);
  const { activeVersion, alternateDocVersions } = useActiveDocContext(pluginId);
  const counterpart = alternateDocVersions[latest.name];
  if (!counterpart || activeVersion === latest) {
    return null;
  }
  // The docs plugin's paths don't have the trailing slash that URLs on this site have.
  const address = `${siteConfig.url}${counterpart.path.replace(/\/?$/, '/')}`;
  return (
    <Head>
      <link rel="canonical" href={address} />
      <meta property="og:url" content={address} />
    </Head>
  );
}
