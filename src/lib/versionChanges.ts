/** What a block of a page is, which determines how a comparison displays it. */
export type BlockKind = 'heading' | 'paragraph' | 'item' | 'row' | 'label' | 'code';

/**
 * A piece of text in a comparison. A string is the same on both sides, a string in an
 * array is only on this side, and null represents unchanged lines of code that aren't
 * shown. Code is in backticks, except in code blocks.
 */
export type Piece = string | readonly [string] | null;

/** A difference. A side is missing if its version doesn't have the block. */
export interface BlockChange {
  readonly kind: BlockKind;
  readonly before?: readonly Piece[];
  readonly after?: readonly Piece[];
}

/** The differences in the section below a heading. */
export interface SectionChanges {
  /** Title of the section, or an empty string above the first heading. */
  readonly title: string;
  /** ID of the heading, if it has an explicit one. */
  readonly id?: string;
  /** Set if the newer version no longer has the section. */
  readonly gone?: true;
  readonly changes: readonly BlockChange[];
}

/** The number of differences. */
export interface ChangeCounts {
  readonly added: number;
  readonly removed: number;
  readonly changed: number;
}

/** The differences between two versions of a page. */
export interface Comparison {
  /** Name of the older version. */
  readonly from: string;
  /** Name of the newer version. */
  readonly to: string;
  readonly counts: ChangeCounts;
  readonly sections: readonly SectionChanges[];
}

/** The data file of a page. Pairs of versions with the same text are omitted. */
export interface PageChanges {
  readonly title: string;
  readonly comparisons: readonly Comparison[];
}

/** How a page compares to the same page in another version. */
export type PageState = 'same' | 'differs' | 'missing';

/** The state of a page in all other versions, by version name. */
export type PageStates = Readonly<Record<string, PageState>>;

/** A statement on a page about another version. It's a link if there's something to compare. */
export interface Statement {
  readonly text: string;
  /** Names of the versions to compare, older one first. */
  readonly compare?: readonly [from: string, to: string];
}

/** The front matter field that contains a page's statements. The build adds it. */
export const STATEMENTS_KEY = 'version_changes';

/** Path of the comparison page, relative to the base URL. */
export const COMPARE_PATH = 'versions/compare/';

/** Returns the path of a page's data file, relative to the base URL. */
export function dataFileOf(pageId: string): string {
  return `${COMPARE_PATH}${pageId}.json`;
}

/** Returns the query string of a comparison, so that readers can link to it. */
export function compareQuery(page: string, from: string, to: string): string {
  return `?${new URLSearchParams({ page, from, to }).toString().replaceAll('%2F', '/')}`;
}

/** A page in a version's overview. */
export interface OverviewPage extends Partial<ChangeCounts> {
  readonly id: string;
  readonly title: string;
  readonly path: string;
  readonly state: 'new' | 'changed';
}

/** A change from the changelog in a version's overview. */
export interface OverviewNote {
  readonly summary: string;
  readonly url: string;
  readonly breaking?: true;
}

/** A part of the product or of the documentation. */
export interface OverviewArea<Entry> {
  readonly label: string;
  readonly entries: readonly Entry[];
}

/** What is new in one version of the documentation. */
export interface VersionOverview {
  readonly name: string;
  readonly label: string;
  /** The previous version, if this site has one. */
  readonly since?: { readonly name: string; readonly label: string };
  readonly pages: readonly OverviewArea<OverviewPage>[];
  /** Titles of the pages that only the previous version has. */
  readonly removed: readonly string[];
  readonly notes: readonly OverviewArea<OverviewNote>[];
}
