/** A post as the home page lists it. */
export interface HomePost {
  readonly title: string;
  readonly permalink: string;
  /** ISO date, without a time. */
  readonly date: string;
  readonly description: string;
}

/** The newest entry of the changelog. */
export interface HomeRelease {
  readonly version: string;
  readonly permalink: string;
  /** ISO date, without a time. */
  readonly date: string;
  /** One sentence that counts what changed. */
  readonly description: string;
}

/** A site of the showcase, reduced to what the home page shows. */
export interface HomeSite {
  readonly title: string;
  readonly website: string;
  /** Address of the drawn cover. */
  readonly cover: string;
}

/** What the showcase tells about its sites. */
export interface HomeSites {
  readonly total: number;
  readonly openSource: number;
  readonly versioned: number;
  readonly translated: number;
  readonly picks: readonly HomeSite[];
}

/** Everything that the home page takes from the content of the site. */
export interface HomeData {
  /** The Markdown file of the live sample. */
  readonly sample: string;
  /** Newest first. */
  readonly posts: readonly HomePost[];
  readonly release: HomeRelease | null;
  readonly sites: HomeSites;
}
