import type { KindId } from './kinds';
import type { AnchoredChange, Category } from './release';

/** Where a link leads and what it is called. */
export interface PageLink {
  readonly title: string;
  readonly permalink: string;
}

/** Entries that the sidebar shows together. */
export interface SidebarGroup {
  readonly label: string;
  /** Title and address of each entry, newest first. */
  readonly entries: readonly PageLink[];
}

/** An entry as the list shows it. */
export interface ListEntry extends PageLink {
  /** ISO date, without a time. */
  readonly date: string;
  /** First words of the entry, with backticks around code. */
  readonly intro: string;
  readonly counts: readonly (readonly [kind: KindId, count: number])[];
  readonly contributors: number;
}

/** Addresses that every page of the changelog can link to. */
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
  /** Address of every list page, the first one first. */
  readonly pages: readonly string[];
  readonly entries: readonly ListEntry[];
  readonly paths: ChangelogPaths;
  readonly sidebar: readonly SidebarGroup[];
}

/** Props of the page of an entry, except for its text. */
export interface EntryPageProps {
  readonly title: string;
  readonly description: string;
  readonly permalink: string;
  /** ISO date, without a time. */
  readonly date: string;
  readonly isRelease: boolean;
  readonly categories: readonly Category<AnchoredChange>[];
  readonly contributors: readonly string[];
  /** The list page that holds this entry. */
  readonly listPage: PageLink;
  readonly newer?: PageLink;
  readonly older?: PageLink;
  /** The post that announces the release. */
  readonly post?: PageLink;
  /** Documentation of options that the changes name, by the name between backticks. */
  readonly docs: Readonly<Record<string, string>>;
  readonly editUrl?: string;
  readonly sidebar: readonly SidebarGroup[];
}

/** A contributor and the number of releases that their work is in. */
export type ContributorCount = readonly [handle: string, releases: number];

/** Props of the page of contributors. */
export interface AuthorsPageProps {
  readonly contributors: readonly ContributorCount[];
  /** Releases that name contributors. */
  readonly releases: number;
  readonly listPath: string;
  readonly sidebar: readonly SidebarGroup[];
}
