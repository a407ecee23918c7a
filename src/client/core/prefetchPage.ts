import { matchPath } from '@docusaurus/router';
import registry from '@generated/registry';
import routes from '@generated/routes';
import type { UnpackedRoute } from './unpackRoutes';

declare const __webpack_public_path__: string;
declare const __webpack_get_script_filename__: (chunkId: string) => string;

const fetched = new Set<string>();

/** Network information, which only some browsers have. */
interface Connection {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

function isSlowOrOffline(): boolean {
  const { connection, onLine } = navigator as { connection?: Connection; onLine: boolean };
  return Boolean(!onLine || connection?.saveData || connection?.effectiveType?.includes('2g'));
}

/** The routes that a page consists of, from the outside to the inside. */
function routesOf(path: string, list: readonly UnpackedRoute[]): UnpackedRoute[] {
  const route = list.find((candidate) =>
    matchPath(path, { path: candidate.path, exact: candidate.exact }),
  );
  return route ? [route, ...routesOf(path, route.routes ?? [])] : [];
}

function urlOf(chunk: number): string | undefined {
  const [, id] = (registry as unknown as [unknown, string][])[chunk] ?? [];
  const file = id && __webpack_get_script_filename__(id);
  // A chunk that the bundler merged into another one has no file.
  return file && !file.includes('undefined') ? __webpack_public_path__ + file : undefined;
}

function addLink(href: string): void {
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.href = href;
  document.head.append(link);
}

/**
 * Like `prefetch` of Docusaurus, but for packed routes. Returns whether there was something to fetch. The
 * development server has no packed routes.
 */
export function prefetchPage(path: string): boolean {
  if (isSlowOrOffline()) {
    return false;
  }
  const chunks = routesOf(path, routes as unknown as UnpackedRoute[]).flatMap(
    (route) => route.chunks ?? [],
  );
  const urls = chunks.map(urlOf).filter((url): url is string => Boolean(url));
  const missing = [...new Set(urls)].filter(
    (url) => !fetched.has(url) && !document.querySelector(`script[src="${url}"]`),
  );
  for (const url of missing) {
    fetched.add(url);
    addLink(url);
  }
  return missing.length > 0;
}
