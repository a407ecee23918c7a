import type { ParseFrontMatter } from '@docusaurus/types';
import { STATEMENTS_KEY } from '../../lib/versionChanges';
import { describeStates } from './describeStates';
import { statesOf, versionFolders } from './readVersions';

/** The `versions` option of the docs plugin, which contains labels by version name. */
type VersionOptions = Readonly<Record<string, { readonly label?: string }>>;

/**
 * Adds statements about the other versions to the front matter of each documentation page.
 * That way, the page can display them without a request or a script.
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
