import Link from '@docusaurus/Link';
import MdxPicture from '@site/static/img/features/mdx.svg';
import ReactPicture from '@site/static/img/features/react.svg';
import SearchPicture from '@site/static/img/features/search.svg';
import TranslationsPicture from '@site/static/img/features/translations.svg';
import VersionsPicture from '@site/static/img/features/versions.svg';
import type { ComponentType, ReactNode, SVGProps } from 'react';
import styles from './styles.module.css';

interface Feature {
  readonly title: string;
  readonly Picture: ComponentType<SVGProps<SVGSVGElement>>;
  readonly text: ReactNode;
}

const features: readonly Feature[] = [
  {
    title: 'Powered by MDX',
    Picture: MdxPicture,
    text: 'Docs and posts are Markdown files. Where words are not enough, use a React component in the middle of a page. Everything becomes static HTML that reads well before any script runs.',
  },
  {
    title: 'Built Using React',
    Picture: ReactPicture,
    text: (
      <>
        Change one part of the layout and keep the rest: wrap a theme component, add pages in React,
        or extend the build with plugins. <Link to="/docs/configuration/">One file</Link> configures
        it all.
      </>
    ),
  },
  {
    title: 'Ready for Translations',
    Picture: TranslationsPicture,
    text: 'Every text of the theme and of your pages can be translated. Keep the translations in Git, on Crowdin or wherever your translators work.',
  },
  {
    title: 'Document Versioning',
    Picture: VersionsPicture,
    text: (
      <>
        Readers of an old release find the documentation of that release. One command freezes the
        current docs as a version; <Link to="/versions/">this site</Link> serves three.
      </>
    ),
  },
  {
    title: 'Content Search',
    Picture: SearchPicture,
    text: 'Connect Algolia DocSearch or a community plugin, and readers find a heading or a sentence in the version that they are reading.',
  },
];

/** What the tool brings, in five cards. */
export default function Features() {
  return (
    <section className={`container ${styles.features}`} aria-labelledby="features">
      <h2 id="features" className={styles.heading}>
        What you get
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
