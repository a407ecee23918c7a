import Head from '@docusaurus/Head';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { toJsonLd } from '@site/src/lib/structuredData';

/** Describes a documentation page to search engines. The theme only describes its breadcrumbs. */
export default function DocArticle() {
  const { siteConfig, i18n } = useDocusaurusContext();
  const { title, description, permalink, lastUpdatedAt } = useDoc().metadata;
  const data = {
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    headline: title,
    description,
    url: new URL(permalink.replace(/\/?$/, '/'), siteConfig.url).href,
    inLanguage: i18n.currentLocale,
    ...(lastUpdatedAt && { dateModified: new Date(lastUpdatedAt).toISOString() }),
  };
  return (
    <Head>
      <script type="application/ld+json">{toJsonLd(data)}</script>
    </Head>
  );
}
