// Readers gain: search engines link to the latest version of a page instead of older versions.
// Delete when: the docs plugin sets the canonical URL of a page to its latest version.
import type { WrapperProps } from '@docusaurus/types';
import CanonicalVersion from '@site/src/components/CanonicalVersion';
import type DocVersionRootType from '@theme/DocVersionRoot';
import DocVersionRoot from '@theme-original/DocVersionRoot';

type Props = WrapperProps<typeof DocVersionRootType>;

/** Wraps all pages of a documentation version. */
export default function DocVersionRootWrapper(props: Props) {
  return (
    <>
      <CanonicalVersion pluginId={props.version.pluginId} />
      <DocVersionRoot {...props} />
    </>
  );
}
