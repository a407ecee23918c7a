import Admonition from '@theme/Admonition';
import MDXCode from '@theme/MDXComponents/Code';
import MDXPre from '@theme/MDXComponents/Pre';
import type { ComponentProps } from 'react';
import styles from './styles.module.css';

interface HeadingProps extends ComponentProps<'p'> {
  readonly level: number;
}

/** The sample is a page inside a page: its headings must not enter the outline of the outer one. */
function SampleHeading({ level, id: _id, ...props }: HeadingProps) {
  return <p {...props} className={styles.heading} data-level={level} />;
}

/** A link to another site works; one to a page of the imagined site has nowhere to lead. */
function SampleLink({ href, children }: ComponentProps<'a'>) {
  return /^https?:\/\//.test(href ?? '') ? (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  ) : (
    <span className={styles.link}>{children}</span>
  );
}

/** An image is named, not fetched: nothing is loaded from an address that somebody types. */
function SampleImage({ alt }: ComponentProps<'img'>) {
  return <span className={styles.image}>{alt || 'image'}</span>;
}

/** What stands for each element of the sample page: the parts that every page of this site is made of. */
export const pageParts = {
  h1: (props: ComponentProps<'p'>) => <SampleHeading {...props} level={1} />,
  h2: (props: ComponentProps<'p'>) => <SampleHeading {...props} level={2} />,
  h3: (props: ComponentProps<'p'>) => <SampleHeading {...props} level={3} />,
  h4: (props: ComponentProps<'p'>) => <SampleHeading {...props} level={4} />,
  h5: (props: ComponentProps<'p'>) => <SampleHeading {...props} level={5} />,
  h6: (props: ComponentProps<'p'>) => <SampleHeading {...props} level={6} />,
  a: SampleLink,
  img: SampleImage,
  pre: MDXPre,
  code: MDXCode,
  admonition: Admonition,
};
