// Readers gain: search engines and programs know what a documentation page is about and when it changed.
// Delete when: the theme describes documentation pages as articles.
import type { WrapperProps } from '@docusaurus/types';
import DocArticle from '@site/src/components/DocArticle';
import type MetadataType from '@theme/DocItem/Metadata';
import Metadata from '@theme-original/DocItem/Metadata';

/** The metadata of a documentation page. */
export default function DocItemMetadataWrapper(props: WrapperProps<typeof MetadataType>) {
  return (
    <>
      <Metadata {...props} />
      <DocArticle />
    </>
  );
}
