import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import StructuredData from '@site/src/components/StructuredData';
import Breadcrumbs from '@site/src/components/StructuredData/Breadcrumbs';
import type { EntryPageProps } from '@site/src/lib/changelog/pages';

type Props = Pick<EntryPageProps, 'title' | 'description' | 'permalink' | 'date' | 'isRelease'>;

/** Describes an entry to search engines: what it's about and when it was published. */
export default function EntryMetadata(props: Props) {
  const { title, description, permalink, date, isRelease } = props;
  const { siteConfig } = useDocusaurusContext();
  const url = new URL(`${permalink}/`, siteConfig.url).href;
  return (
    <>
      <Head>
        <meta property="og:type" content="article" />
        <meta property="article:published_time" content={date} />
      </Head>
      <StructuredData
        authors={[]}
        data={{
          '@context': 'https://schema.org',
          '@type': 'TechArticle',
          '@id': url,
          url,
          headline: isRelease ? `Docusaurus ${title}` : title,
          description,
          datePublished: date,
        }}
      />
      <Breadcrumbs
        trail={[
          { name: 'Changelog', path: '/changelog/' },
          { name: title, path: permalink },
        ]}
      />
    </>
  );
}
