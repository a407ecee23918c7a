import type { BlogContent, BlogPost } from '@docusaurus/plugin-content-blog';
import type { AllContent } from '@docusaurus/types';
import type { TagKey } from '../../data/showcase/tags';
import { isoDay } from '../../lib/formatDay';
import type { HomeData, HomePost, HomeSites } from '../../lib/homeData';
import { loadedBlog, loadedChangelog } from '../loadedContent';
import type { DrawnSite } from '../showcase';

const POSTS = 3;
const PICKS = 6;

/** Returns the listed posts of a blog instance, newest first. */
function listed(blog: BlogContent | undefined): readonly BlogPost[] {
  return (blog?.blogPosts ?? []).filter(({ metadata }) => !metadata.unlisted);
}

function toHomePost({ metadata }: BlogPost): HomePost {
  const { title, permalink, date, description } = metadata;
  return { title, permalink, date: isoDay(date), description };
}

function countSites(sites: readonly DrawnSite[], baseUrl: string): HomeSites {
  const withTag = (tag: TagKey) => sites.filter(({ entry }) => entry.tags.includes(tag)).length;
  return {
    total: sites.length,
    openSource: withTag('opensource'),
    versioned: withTag('versioning'),
    translated: withTag('i18n'),
    // The showcase lists its favorites first.
    picks: sites.slice(0, PICKS).map(({ entry: { title, website }, file }) => ({
      title,
      website,
      cover: `${baseUrl}${file}`,
    })),
  };
}

/**
 * Picks the data for the home page from the content of the blog, the changelog, and the
 * showcase.
 */
export function pickHomeData(allContent: AllContent, baseUrl: string): Omit<HomeData, 'sample'> {
  const sites = (allContent['site-showcase']?.default ?? []) as readonly DrawnSite[];
  const newest = listed(loadedChangelog(allContent))[0];
  return {
    posts: listed(loadedBlog(allContent)).slice(0, POSTS).map(toHomePost),
    release: newest
      ? {
          version: newest.metadata.title ?? '',
          permalink: newest.metadata.permalink,
          date: isoDay(newest.metadata.date),
          description: newest.metadata.description,
        }
      : null,
    sites: countSites(sites, baseUrl),
  };
}
