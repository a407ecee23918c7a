import Link from '@docusaurus/Link';
import CopyCommand from '@site/src/components/CopyCommand';
import Logo from '@site/static/img/logo-dark.svg';
import styles from './styles.module.css';

const SOURCE = `---
title: Getting started
---

# Getting started

Install the package, then run it.

:::tip
Node.js 20 or newer is enough.
:::
`;

/** A small truth about the tool: what is written on the left is what readers see on the right. */
function MarkdownToPage() {
  return (
    <figure className={styles.sample}>
      <div className={styles.pane}>
        <p className={styles.paneTitle}>docs/getting-started.md</p>
        <pre className={styles.source}>{SOURCE}</pre>
      </div>
      <div className={styles.pane}>
        <p className={styles.paneTitle}>/docs/getting-started/</p>
        <div className={styles.page}>
          <p className={styles.pageHeading}>Getting started</p>
          <p>Install the package, then run it.</p>
          <p className={styles.pageTip}>
            <strong>Tip</strong>
            <br />
            Node.js 20 or newer is enough.
          </p>
        </div>
      </div>
      <figcaption className={styles.caption}>A Markdown file and the page it becomes</figcaption>
    </figure>
  );
}

/** The first screen: what the tool does, for whom, and the command that starts a site. Dark in both modes. */
export default function Hero() {
  return (
    <header className={styles.hero} data-theme="dark">
      <div className={styles.inner}>
        <div className={styles.words}>
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
        <MarkdownToPage />
      </div>
    </header>
  );
}
