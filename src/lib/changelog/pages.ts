import type { KindId } from './kinds';
import type { AnchoredChange, Category } from './release';

/** A link to a page of this site. */
export interface PageLink {
  readonly title: string;
  readonly permalink: string;
}

/** A group of entries in the sidebar. */
export interface SidebarGroup {
  readonly label: string;
  /** Link to each entry, newest first. */
  readonly entries: readonly PageLink[];
}

/** An entry in the list. */
export interface ListEntry extends PageLink {
  /** ISO date, without a time. */
  readonly date: string;
  /** First paragraph of the entry, with backticks around code. */
  readonly intro: string;
  readonly counts: readonly (readonly [kind: KindId, count: number])[];
  readonly contributors: number;
}

/** URLs that every changelog page can link to. */
export interface ChangelogPaths {
  readonly list: string;
  readonly authors: string;
  readonly feeds: readonly { readonly label: string; readonly url: string }[];
}

/** Props of a list page. */
export interface ListPageProps {
  readonly title: string;
  readonly description: string;
  readonly page: number;
  /** URL paths of all list pages, in order. */
  readonly pages: readonly string[];
  readonly entries: readonly ListEntry[];
  readonly paths: ChangelogPaths;
  readonly sidebar: readonly SidebarGroup[];
}

/** Props of an entry page, except for its text. */
export interface EntryPageProps {
  readonly title: string;
  readonly description: string;
  readonly permalink: string;
  /** ISO date, without a time. */
  readonly date: string;
  readonly isRelease: boolean;
  /** Introduction with backticks around code, if it doesn't need any other Markdown. */
  readonly intro?: string | undefined;
  readonly categories: readonly Category<AnchoredChange>[];
  readonly contributors: readonly string[];
  /** The list page that contains this entry. */
  readonly listPage: PageLink;
  readonly newer?: PageLink;
  readonly older?: PageLink;
  /** The post that announces the release. */
  readonly post?: PageLink;
  /** Links to the documentation of options, by their name in backticks in the changes. */
  readonly docs: Readonly<Record<string, string>>;
  readonly editUrl?: string;
  readonly sidebar: readonly SidebarGroup[];
}

/** A contributor and the number of releases that they worked on. */
export type ContributorCount = readonly [handle: string, releases: number];

/** Props of the contributors page. */
export interface AuthorsPageProps {
  readonly contributors: readonly ContributorCount[];
  /** Number of releases that list contributors. */
  readonly releases: number;
  readonly listPath: string;
  readonly sidebar: readonly SidebarGroup[];
}
