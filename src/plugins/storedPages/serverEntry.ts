// The entry of the server bundle in production. `DefinePlugin` replaces the two constants.
import render from '@docusaurus/core/lib/client/serverEntry.js';
import { matchPath } from '@docusaurus/router';
import routes from '@generated/routes';
import routesChunkNames from '@generated/routesChunkNames';
import { storedRender } from './storedRender';

declare const BUNDLE_DIR: string;
declare const PAGES_DIR: string;

interface Route {
  readonly path: string;
  readonly exact?: boolean;
  readonly routes?: readonly Route[];
}

/** The paths of the first route that matches, and of those inside it, as Docusaurus finds them. */
function matchesIn(among: readonly Route[], pathname: string): string[] {
  const route = among.find(({ path, exact = false }) => matchPath(pathname, { path, exact }));
  return route ? [route.path, ...matchesIn(route.routes ?? [], pathname)] : [];
}

/** Renders a page, or returns what the last build rendered. */
export default storedRender({
  render,
  // Docusaurus loads the routes of both.
  routesOf: (pathname) =>
    [...new Set([pathname, decodeURI(pathname)])].flatMap((each) =>
      matchesIn(routes as readonly Route[], each),
    ),
  routesChunkNames,
  bundleDir: BUNDLE_DIR,
  folder: PAGES_DIR,
});
