/** Depth of a record in its page: the page title is `lvl1`, text below a heading is `content`. */
export type RecordType = 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6' | 'content';

/** Titles from the area of the site (`lvl0`) over the page (`lvl1`) down to the deepest heading. */
export interface Hierarchy {
  readonly lvl0: string;
  readonly lvl1: string;
  readonly lvl2: string | null;
  readonly lvl3: string | null;
  readonly lvl4: string | null;
  readonly lvl5: string | null;
  readonly lvl6: string | null;
}

/** One findable piece of the site: a heading, or a paragraph below one. Both providers are fed with these. */
export interface SearchRecord {
  readonly objectID: string;
  readonly type: RecordType;
  readonly hierarchy: Hierarchy;
  /** The paragraph, or null for a heading. */
  readonly content: string | null;
  /** Other words for what the page or the section is about, on the record of its heading; empty for text. */
  readonly keywords: readonly string[];
  /** Absolute address, with the anchor. */
  readonly url: string;
  readonly url_without_anchor: string;
  readonly anchor: string | null;
  readonly language: string;
  /** `default`, or `docs-<plugin id>-<version>` for a page of a documentation version. */
  readonly docusaurus_tag: string;
  /** Name of the documentation version, or null outside of the documentation. */
  readonly version: string | null;
  /** How much a page and a level count, and the place in the page: higher, higher and lower are better. */
  readonly weight: {
    readonly pageRank: number;
    readonly level: number;
    readonly position: number;
  };
}

/** A heading and the paragraphs below it, up to the next heading. */
export interface Section {
  /** 1 for the page title, 2 to 6 below it. */
  readonly level: number;
  readonly heading: string;
  /** Id of the heading, or an empty string where the page itself is meant. */
  readonly anchor: string;
  /** Headings above this one, from the page title down; empty for the title. */
  readonly parents: readonly string[];
  readonly paragraphs: readonly string[];
  /** What readers call it, where that differs from the heading. */
  readonly keywords?: readonly string[];
}

/** What a built page says about itself and holds. */
export interface IndexablePage {
  /** Path from the root of the host, with the base URL. */
  readonly path: string;
  readonly language: string;
  readonly tag: string;
  readonly version: string | null;
  /** Area of the site: a sidebar category or a navbar entry. */
  readonly area: string;
  /** 100 for pages that explain how things are, 40 for posts that told it once. */
  readonly rank: number;
  /** Other words for what the page is about. */
  readonly keywords: readonly string[];
  readonly sections: readonly Section[];
}
