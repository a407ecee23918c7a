import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import data from '@generated/site-home/default/home.json';
import Layout from '@theme/Layout';
import Features from './_components/Features';
import Hero from './_components/Hero';
import IntroVideo from './_components/IntroVideo';
import Latest from './_components/Latest';
import MadeWith from './_components/MadeWith';
import SiteData from './_components/SiteData';
import SiteTour from './_components/SiteTour';

/** The home page: what Docusaurus does, how to start, what's new, and who builds with it. */
export default function HomePage() {
  const { siteConfig } = useDocusaurusContext();
  const { sample, posts, release, sites } = data;
  return (
    <Layout title={siteConfig.tagline} description={String(siteConfig.customFields?.description)}>
      <SiteData />
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
