import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { completeStructuredData, type PostAuthor } from '@site/src/lib/structuredData';

interface Props {
  /** A Blog or BlogPosting of schema.org, as the blog plugin makes it. */
  readonly data: object;
  /** The authors that the data can name. */
  readonly authors: readonly PostAuthor[];
}

/** Tells search engines about posts. */
export default function StructuredData({ data, authors }: Props) {
  const { siteConfig } = useDocusaurusContext();
  const complete = completeStructuredData({ ...data }, siteConfig.url, authors);
  return (
    <Head>
      <script type="application/ld+json">{JSON.stringify(complete)}</script>
    </Head>
  );
}
