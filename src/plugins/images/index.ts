import type { LoadContext, Plugin } from '@docusaurus/types';
import { checkImages } from './checkImages';

/** Stops the build, and the development server, if an image is broken. */
export default function imagesPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'site-images',
    loadContent: () => checkImages(siteDir),
  };
}
