const collator = new Intl.Collator('en', { numeric: true });

/** Matches the file names of releases, such as `3.8.0` and `2.0.0-rc.1`. */
export const VERSION = /^\d+\.\d+\.\d+(-[a-z]+\.\d+)?$/;

/**
 * Compares versions to sort them from oldest to newest. A release comes after its
 * alphas, betas, and release candidates.
 */
export function compareVersions(a: string, b: string): number {
  const [coreA = '', stageA] = a.split('-');
  const [coreB = '', stageB] = b.split('-');
  const core = collator.compare(coreA, coreB);
  if (core !== 0 || stageA === stageB) {
    return core;
  }
  if (stageA === undefined || stageB === undefined) {
    return stageA === undefined ? 1 : -1;
  }
  return collator.compare(stageA, stageB);
}

/** Returns the group of a release in lists: `3.x`, or `2.0.0 beta` for a prerelease. */
export function lineOf(version: string): string {
  const [core = '', stage] = version.split('-');
  return stage ? `${core} ${stage.split('.')[0]}` : `${core.split('.')[0]}.x`;
}
