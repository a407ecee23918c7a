import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { HomeData } from '@site/src/lib/homeData';
import Layout from '@theme/Layout';
import Features from '../Features';
import Hero from '../Hero';
import IntroVideo from '../IntroVideo';
import Latest from '../Latest';
import MadeWith from '../MadeWith';
import SiteTour from '../SiteTour';

interface Props {
  readonly data: HomeData;
}

/** The home page: what the tool does, how to begin, what it brings, and who builds with it. */
export default function HomePage({ data }: Props) {
  const { siteConfig } = useDocusaurusContext();
  const { sample, posts, release, sites } = data;
  return (
    <Layout title={siteConfig.tagline} description={String(siteConfig.customFields?.description)}>
      <main>
        <Hero
          sample={sample}
          announcedVersion={String(siteConfig.customFields?.announcedVersion)}
        />
        <Features />
        <SiteTour />
        <IntroVideo />
        <MadeWith sites={sites} />
        <Latest posts={posts} release={release} />
      </main>
    </Layout>
  );
}
