import type { BlogPost } from '@docusaurus/plugin-content-blog';
import { countContributors } from '../../lib/changelog/contributors';
import type {
  AuthorsPageProps,
  ChangelogPaths,
  EntryPageProps,
  ListEntry,
  PageLink,
  SidebarGroup,
} from '../../lib/changelog/pages';
import { type Change, withIds } from '../../lib/changelog/release';
import { lineOf } from '../../lib/changelog/versions';
import { textParts } from '../../lib/textParts';
import { type DocLinks, docLinkOf } from './docLinks';
import type { ChangelogEntry } from './readEntry';
import { findReleasePost } from './releasePosts';

/** An entry together with the blog post that the blog plugin made of its file. */
export interface LoadedEntry {
  readonly entry: ChangelogEntry;
  readonly post: BlogPost;
}

function linkTo(loaded: LoadedEntry | undefined): PageLink | undefined {
  return loaded && { title: loaded.entry.title, permalink: loaded.post.metadata.permalink };
}

/** The groups of the sidebar. An entry without a version stays with its neighbours. */
export function sidebarGroups(loaded: readonly LoadedEntry[]): SidebarGroup[] {
  const groups: { label: string; entries: PageLink[] }[] = [];
  for (const item of loaded) {
    const { title, release } = item.entry;
    const current = groups.at(-1);
    const label = release ? lineOf(release.version) : (current?.label ?? title);
    const link = { title, permalink: item.post.metadata.permalink };
    if (current?.label === label) {
      current.entries.push(link);
    } else {
      groups.push({ label, entries: [link] });
    }
  }
  return groups;
}

/** What a list page shows of an entry. */
export function listEntry({ entry, post }: LoadedEntry): ListEntry {
  const { title, date, intro, release } = entry;
  return {
    title,
    permalink: post.metadata.permalink,
    date,
    intro,
    counts: (release?.categories ?? []).map(({ kind, changes }) => [kind, changes.length] as const),
    contributors: release?.contributors.length ?? 0,
  };
}

/** Documentation of the names in the changes. A name that leads to two places leads to none. */
function docsNamedIn(changes: readonly Change[], docLinks: DocLinks): Record<string, string> {
  const found = new Map<string, Set<string>>();
  for (const { summary, packages } of changes) {
    for (const { code, text } of textParts(summary)) {
      const url = code && docLinkOf(docLinks, text, packages);
      if (url) {
        found.set(text, (found.get(text) ?? new Set()).add(url));
      }
    }
  }
  return Object.fromEntries(
    [...found].flatMap(([name, urls]) => (urls.size === 1 ? [[name, [...urls][0] ?? '']] : [])),
  );
}

/** What the rest of the site knows about a release. */
export interface SiteKnowledge {
  readonly posts: readonly BlogPost[];
  readonly docLinks: DocLinks;
}

/**
 * Props of an entry's page.
 *
 * @param loaded all entries, newest first
 * @param index which of them
 * @param listPages addresses of the list pages
 * @param perPage entries on a list page
 */
export function entryPageProps(
  loaded: readonly LoadedEntry[],
  index: number,
  listPages: readonly string[],
  perPage: number,
  site: SiteKnowledge,
): Omit<EntryPageProps, 'sidebar'> {
  const { entry, post } = loaded[index] as LoadedEntry;
  const { release } = entry;
  const page = Math.floor(index / perPage);
  const categories = release?.categories ?? [];
  return {
    title: entry.title,
    description: post.metadata.description,
    permalink: post.metadata.permalink,
    date: entry.date,
    isRelease: release !== undefined,
    categories: withIds(categories),
    contributors: release?.contributors ?? [],
    listPage: {
      title: page === 0 ? 'All releases' : `All releases, page ${page + 1}`,
      permalink: listPages[page] ?? '',
    },
    newer: linkTo(loaded[index - 1]),
    older: linkTo(loaded[index + 1]),
    post: release && findReleasePost(site.posts, release),
    docs: docsNamedIn(
      categories.flatMap(({ changes }) => changes),
      site.docLinks,
    ),
    editUrl: post.metadata.editUrl,
  };
}

/** Props of the page of contributors. */
export function authorsPageProps(
  loaded: readonly LoadedEntry[],
  paths: ChangelogPaths,
): Omit<AuthorsPageProps, 'sidebar'> {
  const credits = loaded
    .map(({ entry }) => entry.release?.contributors ?? [])
    .filter((contributors) => contributors.length > 0);
  return {
    contributors: countContributors(credits),
    releases: credits.length,
    listPath: paths.list,
  };
}
