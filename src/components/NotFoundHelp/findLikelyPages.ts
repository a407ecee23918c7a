import type { RouteConfig } from '@docusaurus/types';
import routes from '@generated/routes';
import { type LikelyPage, likelyPages, type VersionPath } from '@site/src/lib/likelyPages';

/** Lists, tests, and tools, whose URLs nobody types. */
const LEFT_OUT =
  /\*|\/page\/\d|\/tags\/|\/authors\/|\/archive\/|^\/(?:__docusaurus|tests|search|examples)\//;

function leavesOf(list: readonly RouteConfig[]): string[] {
  return list.flatMap(({ path, routes: below }) => (below ? leavesOf(below) : [path]));
}

/** Returns the paths of all pages that readers may be looking for. The main script contains them anyway. */
function readSitePaths(): readonly string[] {
  return [...new Set(leavesOf(routes as unknown as RouteConfig[]))].filter(
    (path) => !LEFT_OUT.test(path),
  );
}

/** Returns the pages whose paths are similar to one that doesn't exist. */
export const findLikelyPages = (
  pathname: string,
  versions: readonly VersionPath[],
): readonly LikelyPage[] => likelyPages(pathname, readSitePaths(), versions);
