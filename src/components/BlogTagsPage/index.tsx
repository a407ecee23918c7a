import { PageMetadata } from '@docusaurus/theme-common';
import TagsListPage, { type Props } from '@theme/BlogTagsListPage';

/** The tags of a blog, used through the `blogTagsListComponent` option. The theme's own page has no description. */
export default function BlogTagsPage(props: Props) {
  return (
    <>
      <TagsListPage {...props} />
      <PageMetadata
        description={`All ${props.tags.length} tags on the blog in alphabetical order. Choose a tag to see the posts about that topic.`}
      />
    </>
  );
}
