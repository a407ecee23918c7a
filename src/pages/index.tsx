import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import Features from './_components/Features';
import Hero from './_components/Hero';
import IntroVideo from './_components/IntroVideo';
import ReleaseBanner from './_components/ReleaseBanner';

/** The home page: what the tool does, how to begin, and what it brings. */
export default function HomePage() {
  const { siteConfig } = useDocusaurusContext();
  return (
    <Layout title={siteConfig.tagline} description={String(siteConfig.customFields?.description)}>
      <main>
        <ReleaseBanner version={String(siteConfig.customFields?.announcedVersion)} />
        <Hero />
        <Features />
        <IntroVideo />
      </main>
    </Layout>
  );
}
