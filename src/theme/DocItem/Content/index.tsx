// Readers gain: a line that says whether the page differs in other versions.
// Delete when: the theme compares versions of a page.
import type { WrapperProps } from '@docusaurus/types';
import VersionChanges from '@site/src/components/VersionChanges';
import type ContentType from '@theme/DocItem/Content';
import Content from '@theme-original/DocItem/Content';

type Props = WrapperProps<typeof ContentType>;

/** The content of a documentation page. */
export default function DocItemContentWrapper(props: Props) {
  return (
    <>
      <VersionChanges />
      <Content {...props} />
    </>
  );
}
