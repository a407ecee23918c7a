// Readers gain: search engines lead to the current page, not to its older versions.
// Delete when: the docs plugin names the latest version of a page as its canonical address.
import type { WrapperProps } from '@docusaurus/types';
import CanonicalVersion from '@site/src/components/CanonicalVersion';
import type DocVersionRootType from '@theme/DocVersionRoot';
import DocVersionRoot from '@theme-original/DocVersionRoot';

type Props = WrapperProps<typeof DocVersionRootType>;

/** All pages of one documentation version. */
export default function DocVersionRootWrapper(props: Props) {
  return (
    <>
      <CanonicalVersion pluginId={props.version.pluginId} />
      <DocVersionRoot {...props} />
    </>
  );
}
