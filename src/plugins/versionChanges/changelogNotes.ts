import type { Release } from '../../lib/changelog/release';
import { withIds } from '../../lib/changelog/release';
import { compareVersions } from '../../lib/changelog/versions';
import type { OverviewArea, OverviewNote } from '../../lib/versionChanges';
import { areaOfPackages, packageAreas } from './areas';

/** The first three numbers of a version without the last: `3.8.`. */
const minorOf = (version: string) => version.replace(/\d+$/, '');

/**
 * The releases that a documentation version covers: those behind the version
 * before it, up to itself. The version being written has no end; the oldest one
 * covers its own minor line.
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

/** New features and breaking changes of releases, by area; what breaks comes first. */
export function notesOf(
  releases: readonly Release[],
  changelogPath: string,
): OverviewArea<OverviewNote>[] {
  const groups = new Map<string, OverviewNote[]>();
  for (const kind of ['breaking', 'feature'] as const) {
    for (const { version, categories } of releases) {
      for (const category of withIds(categories).filter((each) => each.kind === kind)) {
        for (const { id, summary, packages } of category.changes) {
          const area = areaOfPackages(packages);
          const note: OverviewNote = {
            summary,
            url: `${changelogPath}${version}/#${id}`,
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
