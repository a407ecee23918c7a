// Readers gain: they can copy or open a post as Markdown, and report a problem with it.
// Delete when: the theme offers both.
import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import type { WrapperProps } from '@docusaurus/types';
import PageActions from '@site/src/components/PageActions';
import type FooterType from '@theme/BlogPostItem/Footer';
import Footer from '@theme-original/BlogPostItem/Footer';

/** The end of a post, on its page and in lists. */
export default function BlogPostItemFooterWrapper(props: WrapperProps<typeof FooterType>) {
  const { isBlogPostPage } = useBlogPost();
  return (
    <>
      <Footer {...props} />
      {isBlogPostPage && <PageActions />}
    </>
  );
}
