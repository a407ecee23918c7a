/** A documentation version that a later patch of the same minor release took the place of. */
export interface ReplacedVersion {
  readonly from: string;
  readonly to: string;
}

/**
 * The addresses that a page had in versions which are gone.
 *
 * @param path address of a page of this site
 */
export function replacedAddresses(
  path: string,
  replacedVersions: readonly ReplacedVersion[],
): string[] {
  return replacedVersions
    .filter(({ to }) => path.startsWith(`/docs/${to}/`))
    .map(({ from, to }) => path.replace(`/docs/${to}/`, `/docs/${from}/`));
}
