// Readers gain: the image at the start of a post appears sooner, because it isn't lazy.
// Delete when: the theme doesn't make the first image of a page lazy.
import { EagerImages } from '@site/src/components/EagerImages';
import type { Props } from '@theme/MDXComponents/Img';
import Img from '@theme-original/MDXComponents/Img';
import { use } from 'react';

/** An image in Markdown. In posts, `src/lib/coverImage.ts` gives the first one a priority, which doesn't apply to lists. */
export default function ImgWrapper({ fetchPriority, ...props }: Props) {
  const isEager = use(EagerImages) && fetchPriority === 'high';
  return isEager ? <Img loading="eager" fetchPriority="high" {...props} /> : <Img {...props} />;
}
