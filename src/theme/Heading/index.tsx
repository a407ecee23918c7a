// Readers gain: screen readers list a heading by its text. The theme's link to the heading is part of the heading, so
// they'd read "Install, Direct link to Install".
// Delete when: the theme's link is next to the heading instead of inside it.
import { headingsBesideLinks } from '@site/src/components/HeadingBesideLink';
import type HeadingType from '@theme/Heading';
import Heading from '@theme-original/Heading';
import type { ComponentProps } from 'react';

export default function HeadingWrapper(props: ComponentProps<typeof HeadingType>) {
  return <Heading {...props} as={headingsBesideLinks(props)} />;
}
