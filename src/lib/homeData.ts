/** A post on the home page. */
export interface HomePost {
  readonly title: string;
  readonly permalink: string;
  /** ISO date, without a time. */
  readonly date: string;
  readonly description: string;
}

/** The latest changelog entry. */
export interface HomeRelease {
  readonly version: string;
  readonly permalink: string;
  /** ISO date, without a time. */
  readonly date: string;
  /** One sentence with the number of changes. */
  readonly description: string;
}

/** A showcase site, with only the fields that the home page needs. */
export interface HomeSite {
  readonly title: string;
  readonly website: string;
  /** URL of the generated cover image. */
  readonly cover: string;
}

/** Facts about the showcase sites. */
export interface HomeSites {
  readonly total: number;
  readonly openSource: number;
  readonly versioned: number;
  readonly translated: number;
  readonly picks: readonly HomeSite[];
}

/** The data that the home page uses from the site's content. */
export interface HomeData {
  /** The Markdown source of the live sample. */
  readonly sample: string;
  /** Newest first. */
  readonly posts: readonly HomePost[];
  readonly release: HomeRelease | null;
  readonly sites: HomeSites;
}
