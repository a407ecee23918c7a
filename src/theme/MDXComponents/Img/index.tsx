// Readers gain: the image of the latest post appears sooner, because it isn't lazy.
// Delete when: the theme doesn't make the first image of a page lazy.
import { EagerImages } from '@site/src/components/EagerImages';
import type { Props } from '@theme/MDXComponents/Img';
import Img from '@theme-original/MDXComponents/Img';
import { use } from 'react';

export default function ImgWrapper(props: Props) {
  return use(EagerImages) ? <Img loading="eager" {...props} /> : <Img {...props} />;
}
