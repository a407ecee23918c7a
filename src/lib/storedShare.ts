import type { AreaState } from './offlineFiles';

/** The part of the wanted files that's stored, from 0 to 1. */
export function storedShare(areas: readonly AreaState[]): number {
  const wanted = areas.filter(({ isWanted }) => isWanted);
  const files = wanted.reduce((sum, area) => sum + area.files, 0);
  const stored = wanted.reduce((sum, area) => sum + area.stored, 0);
  return files === 0 ? 1 : stored / files;
}
