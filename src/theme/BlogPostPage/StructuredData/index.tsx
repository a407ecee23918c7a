// Readers gain: search results link to the actual URL of a post and show the team that wrote it.
// Delete when: the theme's own structured data has both.

import { useBlogPost, useBlogPostStructuredData } from '@docusaurus/plugin-content-blog/client';
import StructuredData from '@site/src/components/StructuredData';

/** The structured data about a post, which search engines read. */
export default function BlogPostStructuredData() {
  const { metadata } = useBlogPost();
  return <StructuredData data={useBlogPostStructuredData()} authors={metadata.authors} />;
}
