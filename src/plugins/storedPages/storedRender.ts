import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { hashInputs } from '../hashInputs';
import { replaceFile } from '../htmlFiles';

/** What Docusaurus passes to the function that renders a page. */
interface Params {
  readonly pathname: string;
}

/** Renders a page. The result has to be the same for the same bundle, and JSON has to be able to represent it. */
type Render<Result> = (params: Params) => Promise<Result>;

interface Options<Result> {
  readonly render: Render<Result>;
  /** Returns the paths of all routes that match the path of a page, including those around it. */
  readonly routesOf: (pathname: string) => readonly string[];
  /** The content of `routesChunkNames.json`: the names of the chunks of each route. */
  readonly routesChunkNames: Readonly<Record<string, unknown>>;
  /** The folder with the server bundle. */
  readonly bundleDir: string;
  /** Where rendered pages are stored. */
  readonly folder: string;
}

/** The chunks of the server bundle, relative to its folder. Their names don't contain hashes. */
const CHUNKS = 'assets/js';

/** The names of chunks, which are nested in the same way as the modules of the route. */
const namesIn = (modules: unknown): string[] =>
  typeof modules === 'string' ? [modules] : Object.values(modules as object).flatMap(namesIn);

/**
 * Returns a function that renders pages, and takes those from the last build whose code and content are the same. These
 * are the server bundle, its chunks that aren't only for certain routes, and the chunks of the page's routes.
 */
export function storedRender<Result>(options: Options<Result>): Render<Result> {
  const { render, routesOf, routesChunkNames, bundleDir, folder } = options;
  mkdirSync(folder, { recursive: true });
  const chunksByRoute = new Map<string, string[]>();
  for (const [key, modules] of Object.entries(routesChunkNames)) {
    // A key is the path of the route and a hash.
    const route = key.replace(/-[^-]+$/, '');
    chunksByRoute.set(route, [...(chunksByRoute.get(route) ?? []), ...namesIn(modules)]);
  }
  const ofRoutes = new Set([...chunksByRoute.values()].flat());
  const chunks = readdirSync(path.join(bundleDir, CHUNKS))
    .filter((file) => file.endsWith('.js'))
    .map((file) => file.slice(0, -'.js'.length));
  const hashes = new Map(
    chunks.map((name) => [
      name,
      hashInputs([name, readFileSync(path.join(bundleDir, CHUNKS, `${name}.js`))]),
    ]),
  );
  const common = hashInputs([
    process.version,
    JSON.stringify(Intl.DateTimeFormat().resolvedOptions()),
    readFileSync(path.join(bundleDir, 'server.bundle.js')),
    ...chunks
      .filter((name) => !ofRoutes.has(name))
      .sort()
      .map((name) => hashes.get(name) ?? ''),
  ]);

  return async (params) => {
    const names = routesOf(params.pathname).flatMap((route) => chunksByRoute.get(route) ?? []);
    // A chunk without a file is in the bundle itself.
    const own = [...new Set(names)].sort().map((name) => hashes.get(name) ?? name);
    const key = hashInputs([common, JSON.stringify(params), ...own]);
    const file = path.join(folder, `${hashInputs([params.pathname])}.json`);
    const stored = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
    if (stored?.key === key) {
      return stored.result;
    }
    const result = await render(params);
    replaceFile(file, JSON.stringify({ key, result }));
    return result;
  };
}
