// Readers gain: search results link to the actual URL of a post and show the team that wrote it.
// Delete when: the theme's own structured data has both.

import { useBlogPost, useBlogPostStructuredData } from '@docusaurus/plugin-content-blog/client';
import StructuredData from '@site/src/components/StructuredData';
import Breadcrumbs from '@site/src/components/StructuredData/Breadcrumbs';

/** The structured data about a post, which search engines read. */
export default function BlogPostStructuredData() {
  const { metadata } = useBlogPost();
  const { title, permalink, authors } = metadata;
  const trail = [
    { name: 'Blog', path: '/blog/' },
    { name: title, path: permalink },
  ];
  return (
    <>
      <StructuredData data={useBlogPostStructuredData()} authors={authors} />
      <Breadcrumbs trail={trail} />
    </>
  );
}
