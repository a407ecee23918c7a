import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RouteConfig } from '@docusaurus/types';
import { pack } from '../routeTable/pack.cjs';

/** The scripts of each route, as Docusaurus generates them. */
type Tree = string | { readonly [key: string]: Tree };

function namesIn(tree: Tree): string[] {
  return typeof tree === 'string' ? [tree] : Object.values(tree).flatMap(namesIn);
}

/** The pages below each route. Routes with the same path, such as `/docs/`, count as one. */
function pagesBelow(routes: readonly RouteConfig[], found = new Map<string, string[]>()) {
  const visit = (route: RouteConfig): string[] => {
    const pages = route.routes?.length ? route.routes.flatMap(visit) : [route.path];
    found.set(route.path, [...(found.get(route.path) ?? []), ...pages]);
    return pages;
  };
  routes.forEach(visit);
  return found;
}

/**
 * Finds out which pages need a script. Returns a map from the ID of a script, which is the part of its file name
 * before the hash, to the paths of these pages. Scripts that aren't in the map are needed by components on any page.
 */
export async function readScriptPages(
  generatedFilesDir: string,
  routes: readonly RouteConfig[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const read = (name: string) => readFile(path.join(generatedFilesDir, name), 'utf8');
  const [routesFile, chunkNames, registry, manifest] = await Promise.all(
    ['routes.js', 'routesChunkNames.json', 'registry.js', 'client-manifest.json'].map(read),
  );
  const { modules } = pack({ routes: routesFile, chunkNames, registry });
  const idOf = new Map(modules.map(({ name, id }: { name: string; id: string }) => [name, id]));
  // What else the bundler loads along with a script.
  const { origins } = JSON.parse(manifest ?? '') as { origins: Record<string, string[]> };
  const below = pagesBelow(routes);

  const found = new Map<string, string[]>();
  for (const [key, tree] of Object.entries(JSON.parse(chunkNames ?? '') as Record<string, Tree>)) {
    const route = key.slice(0, key.lastIndexOf('-'));
    for (const id of namesIn(tree).map((name) => idOf.get(name) ?? '')) {
      for (const script of origins[id] ?? [id]) {
        found.set(script, [...(found.get(script) ?? []), ...(below.get(route) ?? [route])]);
      }
    }
  }
  return found;
}
