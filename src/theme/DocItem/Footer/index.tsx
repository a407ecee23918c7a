// Readers gain: they can copy or open a page as Markdown, and report a problem with it.
// Delete when: the theme offers both.
import { useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import type { WrapperProps } from '@docusaurus/types';
import PageActions from '@site/src/components/PageActions';
import type FooterType from '@theme/DocItem/Footer';
import Footer from '@theme-original/DocItem/Footer';

/** The end of a documentation page. */
export default function DocItemFooterWrapper(props: WrapperProps<typeof FooterType>) {
  const { label, pluginId } = useDocsVersion();
  return (
    <>
      <Footer {...props} />
      <PageActions version={pluginId === 'default' ? label : undefined} />
    </>
  );
}
