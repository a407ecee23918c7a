import { PageMetadata } from '@docusaurus/theme-common';
import TagPostsPage, { type Props } from '@theme/BlogTagsPostsPage';

/** The posts with one tag, set by the `blogTagsPostsComponent` option. In the theme, all pages of a tag share one description. */
export default function BlogTagPage(props: Props) {
  const { tag, listMetadata } = props;
  const { page, totalPages } = listMetadata;
  return (
    <>
      <TagPostsPage {...props} />
      {page > 1 && (
        <PageMetadata
          description={`${tag.description ?? ''} Page ${page} of ${totalPages}.`.trim()}
        />
      )}
    </>
  );
}
