// Readers gain: search results lead to the address that is served, and name the team that wrote.
// Delete when: the theme's own structured data has both.

import { useBlogPost, useBlogPostStructuredData } from '@docusaurus/plugin-content-blog/client';
import StructuredData from '@site/src/components/StructuredData';

/** What search engines are told about a post. */
export default function BlogPostStructuredData() {
  const { metadata } = useBlogPost();
  return <StructuredData data={useBlogPostStructuredData()} authors={metadata.authors} />;
}
