import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { toJsonLd } from '@site/src/lib/structuredData';

/** Describes the site and the software that it's about to search engines. */
export default function SiteData() {
  const { siteConfig } = useDocusaurusContext();
  const data = {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: siteConfig.title,
    url: new URL(siteConfig.baseUrl, siteConfig.url).href,
    about: {
      '@type': 'SoftwareApplication',
      name: 'Docusaurus',
      applicationCategory: 'DeveloperApplication',
      operatingSystem: 'Linux, macOS, Windows',
      softwareVersion: siteConfig.customFields?.announcedVersion,
      license: 'https://opensource.org/license/mit',
      offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
      sameAs: 'https://docusaurus.io/',
    },
  };
  return (
    <Head>
      <script type="application/ld+json">{toJsonLd(data)}</script>
    </Head>
  );
}
