declare module '@generated/site-version-changes/default/overview.json' {
  import type { VersionOverview } from '@site/src/lib/versionChanges';

  /** What is new in each version, newest first; written by the plugin of this folder. */
  const overview: readonly VersionOverview[];
  export default overview;
}
