import { PageMetadata } from '@docusaurus/theme-common';
import AuthorsListPage, { type Props } from '@theme/Blog/Pages/BlogAuthorsListPage';

/** The authors of a blog, used through the `blogAuthorsListComponent` option. The theme's own page has no description. */
export default function BlogAuthorsPage(props: Props) {
  const names = props.authors.map(({ name, key }) => name ?? key).join(', ');
  return (
    <>
      <AuthorsListPage {...props} />
      <PageMetadata
        description={`Who writes the blog posts on this site, with all posts by each author: ${names}.`}
      />
    </>
  );
}
