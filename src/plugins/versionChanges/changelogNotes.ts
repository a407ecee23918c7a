import type { Release } from '../../lib/changelog/release';
import { packagesOf, withIds } from '../../lib/changelog/release';
import { compareVersions } from '../../lib/changelog/versions';
import type { OverviewArea, OverviewNote } from '../../lib/versionChanges';
import { areaOfPackages, packageAreas } from './areas';

/** Returns a version without its patch number: `3.8.`. */
const minorOf = (version: string) => version.replace(/\d+$/, '');

/**
 * Returns the releases that a documentation version covers: all releases after the previous
 * version, up to this one. The current version has no upper limit, and the oldest version
 * covers only its own minor release.
 */
export function releasesOf(
  releases: readonly Release[],
  version: string,
  previous: string | undefined,
): Release[] {
  const isReleased = /^\d/.test(version);
  return releases.filter(
    (release) =>
      (!isReleased || compareVersions(release.version, version) <= 0) &&
      (previous
        ? compareVersions(release.version, previous) > 0
        : release.version.startsWith(minorOf(version))),
  );
}

/**
 * Returns the new features and breaking changes in releases, grouped by area. Breaking
 * changes come first.
 */
export function notesOf(
  releases: readonly Release[],
  changelogPath: string,
): OverviewArea<OverviewNote>[] {
  const groups = new Map<string, OverviewNote[]>();
  for (const kind of ['breaking', 'feature'] as const) {
    for (const { version, categories } of releases) {
      for (const category of withIds(categories).filter((each) => each.kind === kind)) {
        for (const change of category.changes) {
          const area = areaOfPackages(packagesOf(change));
          const note: OverviewNote = {
            summary: change.summary,
            url: `${changelogPath}${version}/#${change.id}`,
            ...(kind === 'breaking' && { breaking: true }),
          };
          groups.set(area, [...(groups.get(area) ?? []), note]);
        }
      }
    }
  }
  return packageAreas.flatMap((label) => {
    const entries = groups.get(label);
    return entries ? [{ label, entries }] : [];
  });
}
