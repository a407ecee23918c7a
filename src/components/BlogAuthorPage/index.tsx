import { PageMetadata } from '@docusaurus/theme-common';
import AuthorPostsPage, { type Props } from '@theme/Blog/Pages/BlogAuthorsPostsPage';

/** The posts by one author, used through the `blogAuthorsPostsComponent` option. The theme's own page has no description. */
export default function BlogAuthorPage(props: Props) {
  const { author, listMetadata } = props;
  const { page, totalPages } = listMetadata;
  const part = totalPages > 1 ? `, page ${page} of ${totalPages}` : '';
  return (
    <>
      <AuthorPostsPage {...props} />
      <PageMetadata
        description={`Blog posts by the ${author.name}${part}. ${author.description ?? author.title ?? ''}`.trim()}
      />
    </>
  );
}
