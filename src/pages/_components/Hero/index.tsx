import Link from '@docusaurus/Link';
import CopyCommand from '@site/src/components/CopyCommand';
import Logo from '@site/static/img/logo-dark.svg';
import LiveSample from '../LiveSample';
import styles from './styles.module.css';

interface Props {
  /** The Markdown file of the live sample. */
  readonly sample: string;
}

/** The first screen: what the tool does, for whom, and the command that starts a site. Dark in both modes; the sample follows the reader's. */
export default function Hero({ sample }: Props) {
  return (
    <header className={styles.hero}>
      <div className={styles.inner}>
        <div className={styles.words} data-theme="dark">
          <Logo
            className={styles.logo}
            role="img"
            aria-label="Docusaurus logo: a page with back plates"
          />
          <h1 className={styles.title}>
            Build documentation sites <em>quickly</em>, keep them <em>correct</em>, focus on{' '}
            <em>content</em>
          </h1>
          <p className={styles.lead}>
            Docusaurus is a static site generator for teams who document software. Write Markdown,
            add React where it helps, and publish versions, translations and a blog from one
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
        <LiveSample source={sample} />
      </div>
    </header>
  );
}
