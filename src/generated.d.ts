// The data files that pages import. Plugins write them with `writeData`, which checks the
// same types. ARCHITECTURE.md explains which way data takes.

declare module '@generated/site-home/default/home.json' {
  const data: import('./lib/generatedData').GeneratedData['home.json'];
  export default data;
}

declare module '@generated/site-showcase/default/sites.json' {
  const sites: import('./lib/generatedData').GeneratedData['sites.json'];
  export default sites;
}

declare module '@generated/site-version-changes/default/overview.json' {
  const overview: import('./lib/generatedData').GeneratedData['overview.json'];
  export default overview;
}

declare module '@generated/docusaurus-plugin-content-blog/changelog/list.json' {
  const list: import('./lib/generatedData').GeneratedData['list.json'];
  export default list;
}

declare module '@generated/docusaurus-plugin-content-blog/changelog/contributors.json' {
  const contributors: import('./lib/generatedData').GeneratedData['contributors.json'];
  export default contributors;
}
