import Admonition from '@theme/Admonition';
import MDXCode from '@theme/MDXComponents/Code';
import MDXPre from '@theme/MDXComponents/Pre';
import type { ComponentProps } from 'react';
import styles from './styles.module.css';

interface HeadingProps extends ComponentProps<'p'> {
  readonly level: number;
}

/** The sample is a page inside a page, so its headings must not appear in the outline of the outer page. */
function SampleHeading({ level, id: _id, ...props }: HeadingProps) {
  return <p {...props} className={styles.heading} data-level={level} />;
}

/** Links to other sites work. Links to pages of the fictional sample site have no target, so they're plain text. */
function SampleLink({ href, children }: ComponentProps<'a'>) {
  return /^https?:\/\//.test(href ?? '') ? (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  ) : (
    <span className={styles.link}>{children}</span>
  );
}

/** Shows only the alt text of an image, so that nothing is loaded from a URL that a reader types. */
function SampleImage({ alt }: ComponentProps<'img'>) {
  return <span className={styles.image}>{alt || 'image'}</span>;
}

/** The component for each element of the sample page. Where possible, these are the site's own components. */
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
