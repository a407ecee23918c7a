import Head from '@docusaurus/Head';
import { useActiveDocContext, useLatestVersion } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

interface Props {
  /** Id of the docs instance. */
  readonly pluginId: string;
}

/**
 * Names the latest version of a documentation page as its canonical address. A
 * page that the latest version doesn't have keeps its own.
 */
export default function CanonicalVersion({ pluginId }: Props) {
  const { siteConfig } = useDocusaurusContext();
  const latest = useLatestVersion(pluginId);
  const { activeVersion, alternateDocVersions } = useActiveDocContext(pluginId);
  const counterpart = alternateDocVersions[latest.name];
  if (!counterpart || activeVersion === latest) {
    return null;
  }
  // The docs plugin names pages without the slash at the end of their addresses.
  const address = `${siteConfig.url}${counterpart.path.replace(/\/?$/, '/')}`;
  return (
    <Head>
      <link rel="canonical" href={address} />
      <meta property="og:url" content={address} />
    </Head>
  );
}
