import Link from '@docusaurus/Link';
import type { ComponentType, ReactNode, SVGProps } from 'react';
import MdxPicture from './mdx.svg';
import ReactPicture from './react.svg';
import SearchPicture from './search.svg';
import styles from './styles.module.css';
import TranslationsPicture from './translations.svg';
import VersionsPicture from './versions.svg';

interface Feature {
  readonly title: string;
  readonly Picture: ComponentType<SVGProps<SVGSVGElement>>;
  readonly text: ReactNode;
}

const features: readonly Feature[] = [
  {
    title: 'Powered by MDX',
    Picture: MdxPicture,
    text: 'Write docs and blog posts in Markdown. When text isn’t enough, add a React component anywhere on the page. Everything becomes static HTML that people can read before any script runs.',
  },
  {
    title: 'Built Using React',
    Picture: ReactPicture,
    text: (
      <>
        Change one part of the layout and keep the rest. You can wrap a theme component, write pages
        in React, or extend the build with plugins. All of your settings are in{' '}
        <Link to="/docs/configuration/">a single file</Link>.
      </>
    ),
  },
  {
    title: 'Ready for Translations',
    Picture: TranslationsPicture,
    text: 'Translate your pages and all the text in the theme. Keep your translations in Git, on Crowdin, or wherever your translators work.',
  },
  {
    title: 'Document Versioning',
    Picture: VersionsPicture,
    text: (
      <>
        People who use an older release of your software can read the documentation for that
        release. A single command saves the current docs as a version.{' '}
        <Link to="/versions/">This site</Link> has three versions.
      </>
    ),
  },
  {
    title: 'Content Search',
    Picture: SearchPicture,
    text: 'Connect Algolia DocSearch or a community plugin to help readers find any heading or sentence in the version they’re reading.',
  },
];

/** What Docusaurus offers, in five cards. */
export default function Features() {
  return (
    <section className={`container ${styles.features}`} aria-labelledby="features">
      <h2 id="features" className={styles.heading}>
        Features
      </h2>
      <ul className={styles.list}>
        {features.map(({ title, Picture, text }) => (
          <li key={title} className={styles.card}>
            <Picture className={styles.picture} aria-hidden="true" />
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
