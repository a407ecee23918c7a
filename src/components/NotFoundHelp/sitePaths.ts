import type { RouteConfig } from '@docusaurus/types';
import routes from '@generated/routes';

/** Lists, tests and tools: pages that nobody types the address of. */
const LEFT_OUT =
  /\*|\/page\/\d|\/tags\/|\/authors\/|\/archive\/|^\/(?:__docusaurus|tests|search|examples)\//;

function leavesOf(list: readonly RouteConfig[]): string[] {
  return list.flatMap(({ path, routes: below }) => (below ? leavesOf(below) : [path]));
}

/** Addresses of the pages that readers look for, each once. They are part of the main script anyway. */
export function readSitePaths(): readonly string[] {
  return [...new Set(leavesOf(routes as unknown as RouteConfig[]))].filter(
    (path) => !LEFT_OUT.test(path),
  );
}
