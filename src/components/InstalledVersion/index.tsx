import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** The version of @docusaurus/core that built this site. */
export default function InstalledVersion() {
  const { siteMetadata } = useDocusaurusContext();
  return <code>{siteMetadata.docusaurusVersion}</code>;
}
