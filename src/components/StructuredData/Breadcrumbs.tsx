import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { breadcrumbData, type Crumb, toJsonLd } from '@site/src/lib/structuredData';

interface Props {
  /** The pages above this page, and then the page itself. */
  readonly trail: readonly Crumb[];
}

/** Tells search engines where a page is, for pages without the theme's breadcrumbs. */
export default function Breadcrumbs({ trail }: Props) {
  const { siteConfig } = useDocusaurusContext();
  return (
    <Head>
      <script type="application/ld+json">{toJsonLd(breadcrumbData(siteConfig.url, trail))}</script>
    </Head>
  );
}
