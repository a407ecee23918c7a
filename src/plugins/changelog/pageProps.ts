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
import { type Change, packagesOf, withIds } from '../../lib/changelog/release';
import { lineOf } from '../../lib/changelog/versions';
import { textParts } from '../../lib/textParts';
import { type DocLinks, docLinkOf } from './docLinks';
import type { ChangelogEntry } from './readEntry';
import { findReleasePost } from './releasePosts';

/** An entry with the blog post that the blog plugin created from the same file. */
export interface LoadedEntry {
  readonly entry: ChangelogEntry;
  readonly post: BlogPost;
}

function linkTo(loaded: LoadedEntry | undefined): PageLink | undefined {
  return loaded && { title: loaded.entry.title, permalink: loaded.post.metadata.permalink };
}

/**
 * Returns the groups in the sidebar. An entry without a version belongs to the same group
 * as the entry before it.
 */
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

/** Returns the data that a list page shows for an entry. */
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

/**
 * Returns links to the documentation of options in the changes. Names with two different
 * links are skipped.
 */
function docsNamedIn(changes: readonly Change[], docLinks: DocLinks): Record<string, string> {
  const found = new Map<string, Set<string>>();
  for (const change of changes) {
    for (const { code, text } of textParts(change.summary)) {
      const url = code && docLinkOf(docLinks, text, packagesOf(change));
      if (url) {
        found.set(text, (found.get(text) ?? new Set()).add(url));
      }
    }
  }
  return Object.fromEntries(
    [...found].flatMap(([name, urls]) => (urls.size === 1 ? [[name, [...urls][0] ?? '']] : [])),
  );
}

/** Content of other plugins that entries link to. */
export interface SiteKnowledge {
  readonly posts: readonly BlogPost[];
  readonly docLinks: DocLinks;
}

/**
 * Returns the props of an entry page.
 *
 * @param loaded all entries, newest first
 * @param index index of the entry
 * @param listPages URL paths of the list pages
 * @param perPage number of entries on each list page
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
    intro: entry.rich ? undefined : entry.intro || undefined,
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

/** Returns the props of the contributors page. */
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
