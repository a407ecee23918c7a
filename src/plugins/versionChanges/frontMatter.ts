import type { ParseFrontMatter } from '@docusaurus/types';
import { STATEMENTS_KEY } from '../../lib/versionChanges';
import { describeStates } from './describeStates';
import { statesOf, versionFolders } from './readVersions';

/** Labels of versions by their names, as the options of the docs plugin have them. */
type VersionOptions = Readonly<Record<string, { readonly label?: string }>>;

/**
 * Adds to the front matter of each documentation page what it says of itself in
 * the other versions, so that the page needs neither a request nor a script to
 * find it out.
 */
export function withVersionChanges(
  siteDir: string,
  options: VersionOptions,
  parse: ParseFrontMatter,
): ParseFrontMatter {
  return async (params) => {
    const result = await parse(params);
    const found = statesOf(siteDir, params.filePath);
    if (!found) {
      return result;
    }
    const versions = versionFolders(siteDir).map(({ name }) => ({
      name,
      label: options[name]?.label ?? name,
    }));
    const statements = describeStates(versions, found.own, found.states);
    return { ...result, frontMatter: { ...result.frontMatter, [STATEMENTS_KEY]: statements } };
  };
}
