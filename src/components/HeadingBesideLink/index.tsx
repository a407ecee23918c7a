import type { Props } from '@theme/Heading';
import type { ComponentProps, ReactNode } from 'react';

type Tag = Props['as'];

/** Shows what the theme puts into a heading: its content and the link to it. */
function createHeading(Tag: Exclude<Tag, 'h1'>) {
  const level = Number(Tag.slice(1));
  return function HeadingBesideLink({ children, ...props }: ComponentProps<typeof Tag>) {
    const [content, link] = children as readonly [ReactNode, ReactNode];
    return (
      // The element stays, because styles, the table of contents, and crawlers look for it.
      <Tag {...props} role="presentation">
        {/* biome-ignore lint/a11y/useSemanticElements: the element around it has the right name, but the wrong content */}
        <span role="heading" aria-level={level}>
          {content}
        </span>
        {link}
      </Tag>
    );
  };
}

const headings = {
  h2: createHeading('h2'),
  h3: createHeading('h3'),
  h4: createHeading('h4'),
  h5: createHeading('h5'),
  h6: createHeading('h6'),
};

/**
 * What the theme's heading should render instead of a plain element, so that the link to the heading isn't part of its
 * accessible name. Main headings, and headings without an ID, have no link.
 */
export function headingsBesideLinks({ as, id }: Pick<Props, 'as' | 'id'>): Tag {
  // The theme's type only allows the names of elements, but it renders any component.
  return as === 'h1' || !id ? as : (headings[as] as unknown as Tag);
}
