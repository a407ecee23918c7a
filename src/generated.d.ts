// Data that plugins write while building and pages import: one declaration per
// file. ARCHITECTURE.md explains which way data takes. The writing side checks
// the same type with `satisfies`.

declare module '@generated/site-home/default/home.json' {
  const data: import('./lib/homeData').HomeData;
  export default data;
}

declare module '@generated/site-showcase/default/sites.json' {
  /** Checked, and sorted with favorites first. */
  const sites: readonly import('./data/showcase/schema').Site[];
  export default sites;
}

declare module '@generated/site-version-changes/default/overview.json' {
  /** What's new in each version, latest first. */
  const overview: readonly import('./lib/versionChanges').VersionOverview[];
  export default overview;
}

declare module '@generated/docusaurus-plugin-content-blog/changelog/list.json' {
  /** The first page of the list. */
  const list: import('./lib/changelog/pages').ListPageProps;
  export default list;
}

declare module '@generated/docusaurus-plugin-content-blog/changelog/contributors.json' {
  const contributors: import('./lib/changelog/pages').AuthorsPageProps;
  export default contributors;
}
