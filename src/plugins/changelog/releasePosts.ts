import type { BlogPost } from '@docusaurus/plugin-content-blog';
import type { PageLink } from '../../lib/changelog/pages';
import type { Release } from '../../lib/changelog/release';
import { isoDay } from '../../lib/formatDay';

type Post = Pick<BlogPost, 'metadata'>;

/** Whether the URL of the post contains the release, such as `/blog/releases/3.8` for 3.8.0. */
function isNamedFor(post: Post, version: string): boolean {
  const series = /^(\d+\.\d+)\.0$/.exec(version)?.[1];
  const named = /(?:^|[-/])(\d+\.\d+)\/?$/.exec(post.metadata.permalink)?.[1];
  return series !== undefined && series === named;
}

/** Whether the post was published on the date of the release and has the "Release" tag. */
function isOfTheDay(post: Post, date: string): boolean {
  return (
    isoDay(post.metadata.date) === date &&
    post.metadata.tags.some(({ label }) => label.toLowerCase() === 'release')
  );
}

/** Finds the post that announces a release, if there is one. */
export function findReleasePost(
  posts: readonly Post[],
  { version, date }: Pick<Release, 'version' | 'date'>,
): PageLink | undefined {
  const post =
    posts.find((candidate) => isNamedFor(candidate, version)) ??
    posts.find((candidate) => isOfTheDay(candidate, date));
  return post && { title: post.metadata.title, permalink: post.metadata.permalink };
}
