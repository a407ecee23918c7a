import { EagerImages } from '@site/src/components/EagerImages';
import PostPage, { type Props } from '@theme/BlogPostPage';

/** A blog post, used through the `blogPostComponent` option of the blog plugin. In the theme, its first image is lazy. */
export default function BlogPostPage(props: Props) {
  return (
    <EagerImages value={true}>
      <PostPage {...props} />
    </EagerImages>
  );
}
