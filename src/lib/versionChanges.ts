/** What a piece of a page is: it decides how a comparison shows it. */
export type BlockKind = 'heading' | 'paragraph' | 'item' | 'row' | 'label' | 'code';

/**
 * A run of text in a comparison: a string is the same on both sides, a string
 * in a list is on this side only, and null stands for lines of code left out
 * because they are the same. Backticks mark code, except in code blocks.
 */
export type Piece = string | readonly [string] | null;

/** One difference. A missing side is a block that the version lacks. */
export interface BlockChange {
  readonly kind: BlockKind;
  readonly before?: readonly Piece[];
  readonly after?: readonly Piece[];
}

/** The differences below one heading. */
export interface SectionChanges {
  /** Empty above the first heading. */
  readonly title: string;
  /** Anchor of the heading on the page, where it has a fixed one. */
  readonly id?: string;
  /** True when the newer text no longer has the section. */
  readonly gone?: true;
  readonly changes: readonly BlockChange[];
}

/** Numbers of differences. */
export interface ChangeCounts {
  readonly added: number;
  readonly removed: number;
  readonly changed: number;
}

/** What differs between two versions of a page. */
export interface Comparison {
  /** Name of the older version. */
  readonly from: string;
  /** Name of the newer version. */
  readonly to: string;
  readonly counts: ChangeCounts;
  readonly sections: readonly SectionChanges[];
}

/** The data file of one page: its differing versions. Pairs that read the same are left out. */
export interface PageChanges {
  readonly title: string;
  readonly comparisons: readonly Comparison[];
}

/** How a page stands to the same page of another version. */
export type PageState = 'same' | 'differs' | 'missing';

/** The state of a page in each of the other versions, by version name. */
export type PageStates = Readonly<Record<string, PageState>>;

/** What a page says of itself in other versions; a link where there is something to compare. */
export interface Statement {
  readonly text: string;
  /** Names of the versions to compare, the older one first. */
  readonly compare?: readonly [from: string, to: string];
}

/** The key of the page's front matter that holds its statements; the build writes it. */
export const STATEMENTS_KEY = 'version_changes';

/** Path of the page of comparisons, below the base URL. */
export const COMPARE_PATH = 'versions/compare/';

/** Path of the data file of a page, below the base URL. */
export function dataFileOf(pageId: string): string {
  return `${COMPARE_PATH}${pageId}.json`;
}

/** The query string of a comparison: what makes it linkable. */
export function compareQuery(page: string, from: string, to: string): string {
  return `?${new URLSearchParams({ page, from, to }).toString().replaceAll('%2F', '/')}`;
}

/** A page in the overview of a version. */
export interface OverviewPage extends Partial<ChangeCounts> {
  readonly id: string;
  readonly title: string;
  readonly path: string;
  readonly state: 'new' | 'changed';
}

/** What the changelog says of an area. */
export interface OverviewNote {
  readonly summary: string;
  readonly url: string;
  readonly breaking?: true;
}

/** One part of the product or of the documentation. */
export interface OverviewArea<Entry> {
  readonly label: string;
  readonly entries: readonly Entry[];
}

/** What is new in one version of the documentation. */
export interface VersionOverview {
  readonly name: string;
  readonly label: string;
  /** The version before it, when this site has one. */
  readonly since?: { readonly name: string; readonly label: string };
  readonly pages: readonly OverviewArea<OverviewPage>[];
  /** Titles of pages that the version before it had. */
  readonly removed: readonly string[];
  readonly notes: readonly OverviewArea<OverviewNote>[];
}
