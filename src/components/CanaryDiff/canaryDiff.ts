const PACKAGES = ['@docusaurus/core', '@docusaurus/preset-classic', '@docusaurus/types'] as const;

/** Whether a version of the packages is a canary release. */
export function isCanary(version: string): boolean {
  return /-canary-\d+$/.test(version);
}

/**
 * Returns the diff for a package.json file that upgrades a site from a stable
 * release to a canary release.
 *
 * @param installed version of the packages that this site is built with. If it's
 * a canary release, the diff contains that version. Otherwise, readers have to fill
 * in the number.
 */
export function canaryDiff(installed: string): string {
  const [stable = installed] = installed.split('-');
  const canary = isCanary(installed) ? installed : `${stable}-canary-NUMBER`;
  const lines = (sign: string, range: string) =>
    PACKAGES.map((name) => `${sign}    "${name}": "${range}",`);
  return [
    '   "dependencies": {',
    ...lines('-', `^${stable}`),
    ...lines('+', canary),
    '     "react": "^19.0.0",',
  ].join('\n');
}
