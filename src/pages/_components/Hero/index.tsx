import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import CopyCommand from '@site/src/components/CopyCommand';
import LiveSample from '../LiveSample';
import ReleaseBanner from '../ReleaseBanner';
import styles from './styles.module.css';

interface Props {
  /** The Markdown file of the live sample. */
  readonly sample: string;
  /** Minor version with a release post, such as `3.8`. */
  readonly announcedVersion: string;
}

/**
 * The first screen of the home page: what Docusaurus does, who it's for, and the
 * command that creates a site. It's dark in both color modes, but the sample
 * follows the reader's mode.
 */
export default function Hero({ sample, announcedVersion }: Props) {
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <div className={styles.inner}>
        <div className={styles.words} data-theme="dark">
          <ReleaseBanner version={announcedVersion} />
          <h1 id="hero-title" className={styles.title}>
            Build documentation sites <em>quickly</em>, keep them <em>correct</em>
            {', focus on '}
            <em>content</em>
          </h1>
          <p className={styles.lead}>
            Docusaurus is a static site generator for teams that document software. Write Markdown,
            add React where it helps, and publish versions, translations, and a blog from one
            repository.
          </p>
          <CopyCommand command="npm create docusaurus@latest my-website classic" />
          <div className={styles.actions}>
            <Link className={styles.primary} to="/docs/">
              Get Started
            </Link>
            <Link className={styles.secondary} href="https://docusaurus.new">
              Try a Demo
            </Link>
            <Link className={styles.quiet} href="https://github.com/facebook/docusaurus">
              Star it on GitHub
            </Link>
          </div>
        </div>
        <div className={styles.stage}>
          <img
            className={styles.mascot}
            src={useBaseUrl('/img/dinosaur.svg')}
            alt="The Docusaurus dinosaur, whose back plates are pages"
            width="520"
            height="240"
          />
          <LiveSample source={sample} />
        </div>
      </div>
    </section>
  );
}
