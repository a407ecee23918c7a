const collator = new Intl.Collator('en', { numeric: true });

/** `3.8.0`, `2.0.0-rc.1`: the file names that are releases. */
export const VERSION = /^\d+\.\d+\.\d+(-[a-z]+\.\d+)?$/;

/**
 * Orders versions from old to new, for `sort`. A release comes after its own
 * alphas, betas and candidates.
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

/** The group under which lists gather a release: `3.x`, or for early releases their stage, `2.0.0 beta`. */
export function lineOf(version: string): string {
  const [core = '', stage] = version.split('-');
  return stage ? `${core} ${stage.split('.')[0]}` : `${core.split('.')[0]}.x`;
}
