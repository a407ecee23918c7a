import type { RouteConfig } from '@docusaurus/types';
import routes from '@generated/routes';

/** Lists, tests, and tools, whose URLs nobody types. */
const LEFT_OUT =
  /\*|\/page\/\d|\/tags\/|\/authors\/|\/archive\/|^\/(?:__docusaurus|tests|search|examples)\//;

function leavesOf(list: readonly RouteConfig[]): string[] {
  return list.flatMap(({ path, routes: below }) => (below ? leavesOf(below) : [path]));
}

/** Returns the paths of all pages that readers may be looking for. The main script contains them anyway. */
export function readSitePaths(): readonly string[] {
  return [...new Set(leavesOf(routes as unknown as RouteConfig[]))].filter(
    (path) => !LEFT_OUT.test(path),
  );
}
