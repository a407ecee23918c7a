import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import type { EntryPageProps } from '../../lib/pages';

type Props = Pick<EntryPageProps, 'title' | 'description' | 'permalink' | 'date' | 'isRelease'>;

/** Tells search engines what the entry is about and when it was published. */
export default function StructuredData(props: Props): ReactNode {
  const { title, description, permalink, date, isRelease } = props;
  const { siteConfig } = useDocusaurusContext();
  const url = new URL(`${permalink}/`, siteConfig.url).href;
  return (
    <Head>
      <meta property="og:type" content="article" />
      <meta property="article:published_time" content={date} />
      <script type="application/ld+json">
        {JSON.stringify({
          '@context': 'https://schema.org',
          '@type': 'TechArticle',
          '@id': url,
          url,
          headline: isRelease ? `Docusaurus ${title}` : title,
          description,
          datePublished: date,
        })}
      </script>
    </Head>
  );
}
