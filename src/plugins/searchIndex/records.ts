import type { Hierarchy, RecordType } from '../../search/protocol';

/**
 * A searchable part of the site: a heading, or a paragraph below one. Both providers use these
 * records.
 */
export interface SearchRecord {
  readonly objectID: string;
  readonly type: RecordType;
  readonly hierarchy: Hierarchy;
  /** The paragraph, or null for a heading. */
  readonly content: string | null;
  /** Search words for the page or the section, on the record of its heading. Empty for text. */
  readonly keywords: readonly string[];
  /** Absolute URL, including the anchor. */
  readonly url: string;
  readonly url_without_anchor: string;
  readonly anchor: string | null;
  readonly language: string;
  /** `default`, or `docs-<plugin ID>-<version>` for a page of a documentation version. */
  readonly docusaurus_tag: string;
  /** Name of the documentation version, or null for pages that aren't documentation. */
  readonly version: string | null;
  /**
   * Rank of the page and the level, where higher is better, and the position in the page,
   * where lower is better.
   */
  readonly weight: {
    readonly pageRank: number;
    readonly level: number;
    readonly position: number;
  };
}

/** A heading and the paragraphs below it, up to the next heading. */
export interface Section {
  /** 1 for the page title, or 2 to 6 for headings below it. */
  readonly level: number;
  readonly heading: string;
  /** ID of the heading, or an empty string for the page itself. */
  readonly anchor: string;
  /** Parent headings, starting with the page title. Empty for the title. */
  readonly parents: readonly string[];
  readonly paragraphs: readonly string[];
  /** What readers call it, if that differs from the heading. */
  readonly keywords?: readonly string[];
}

/** The metadata and the content of a built page. */
export interface IndexablePage {
  /** URL path, including the base URL. */
  readonly path: string;
  readonly language: string;
  readonly tag: string;
  readonly version: string | null;
  /** Area of the site: a sidebar category or a navbar item. */
  readonly area: string;
  /** 100 for reference and guide pages, 25 for posts, which may be outdated. */
  readonly rank: number;
  /** Search words for the page. */
  readonly keywords: readonly string[];
  readonly sections: readonly Section[];
}
