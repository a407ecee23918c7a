// Readers gain: screen readers list headings by their text. The theme's link to the heading is part of the heading, so
// they'd read "Install, Direct link to Install". Also, Firefox's reader view keeps the headings.
// Delete when: the theme's link is next to the heading instead of inside it, and its class doesn't contain "scroll".
import { nodeText } from '@site/src/lib/nodeText';
import type HeadingType from '@theme/Heading';
import Heading from '@theme-original/Heading';
import clsx from 'clsx';
import type { ComponentProps } from 'react';

export default function HeadingWrapper(props: ComponentProps<typeof HeadingType>) {
  // Main headings, and headings without an ID, have no link.
  const hasLink = props.as !== 'h1' && props.id;
  return hasLink ? (
    <Heading
      {...props}
      aria-label={nodeText(props.children)}
      // Mozilla's Readability removes headings with a class like the theme's "anchorTargetHideOnScrollNavbar", because
      // it contains "scroll". A class that contains "text" makes up for it.
      className={clsx(props.className, 'text-heading')}
    />
  ) : (
    <Heading {...props} />
  );
}
