import type { ParseFrontMatter } from '@docusaurus/types';
import { STATES_KEY } from '../../lib/versionChanges';
import { statesOf } from './readVersions';

/**
 * Adds to the front matter of each documentation page how it stands to the same
 * page of the other versions, so that the page can say so without a request.
 */
export function withVersionChanges(siteDir: string, parse: ParseFrontMatter): ParseFrontMatter {
  return async (params) => {
    const result = await parse(params);
    const states = statesOf(siteDir, params.filePath);
    return states
      ? { ...result, frontMatter: { ...result.frontMatter, [STATES_KEY]: states } }
      : result;
  };
}
