const PACKAGES = ['@docusaurus/core', '@docusaurus/preset-classic', '@docusaurus/types'] as const;

/** Whether a version of the packages was published as a canary. */
export function isCanary(version: string): boolean {
  return /-canary-\d+$/.test(version);
}

/**
 * The change to a package.json that moves a site from a stable release to a
 * canary one, as the text of a diff.
 *
 * @param installed version of the packages that this site is built with. When it
 * is a canary, the diff names it; otherwise the number is left to the reader.
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
