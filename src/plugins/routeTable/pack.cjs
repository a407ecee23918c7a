/**
 * Packs what Docusaurus generates about the routes of the site, so that each page takes as little space as
 * possible in the main script. `src/client/core/unpackRoutes.ts` reads the result.
 */

/** The generated routes as data. The component of a route becomes its key in the chunk names. */
function readRoutes(source) {
  const body = source.replace(/^import .*$/gm, '').replace('export default', 'return');
  // Docusaurus has just written this code.
  return new Function('ComponentCreator', body)((path, hash) => `${path}-${hash}`);
}

/** The module of each chunk, from the generated registry. */
function readModules(source) {
  const entries = source.matchAll(
    /^ {2}"(\w+)": \[\(\) => import\(.*?\*\/ ("(?:[^"\\]|\\.)*")\)/gm,
  );
  return new Map([...entries].map(([, name, module]) => [name, JSON.parse(module)]));
}

const isName = (value) => typeof value === 'string';
const isTree = (value) => typeof value === 'object' && value !== null;

function namesIn(tree) {
  return isName(tree) ? [tree] : isTree(tree) ? Object.values(tree).flatMap(namesIn) : [];
}

/** Replaces each chunk name in a tree. Lists remain lists. */
function replaceNames(tree, replace) {
  if (Array.isArray(tree)) {
    return tree.map((value) => replaceNames(value, replace));
  }
  return isTree(tree)
    ? Object.fromEntries(
        Object.entries(tree).map(([key, value]) => [key, replaceNames(value, replace)]),
      )
    : replace(tree);
}

/** Shortens the names of chunks, which are hexadecimal hashes. They only change if others appear that look alike. */
function shorten(names) {
  const taken = new Set();
  return names.map((name) => {
    const digits = Number.parseInt(name, 16).toString(36).padStart(7, '0');
    let length = 3;
    while (taken.has(digits.slice(-length))) {
      length += 1;
    }
    taken.add(digits.slice(-length));
    return digits.slice(-length);
  });
}

/**
 * Packs the generated files.
 *
 * - A route is `[path, shape, routes below it]`. Its path is relative to the route that it's below.
 * - A shape is what similar routes have in common: `[attributes, chunks]`.
 * - Chunks are numbers, which are positions in `modules`. Chunks that several routes load come first. The
 *   others are in the order of the routes that load them, so they don't need a number: `-1` is the next one.
 *
 * Throws if the generated files aren't what they used to be.
 */
function pack({ routes, chunkNames, registry }) {
  const paths = readRoutes(routes);
  const trees = JSON.parse(chunkNames);
  const moduleOf = readModules(registry);

  const uses = new Map();
  for (const name of Object.values(trees).flatMap(namesIn)) {
    uses.set(name, (uses.get(name) ?? 0) + 1);
  }
  const shared = [...uses.keys()].filter((name) => uses.get(name) > 1);
  const positions = new Map(shared.map((name, position) => [name, position]));
  const own = [];
  const shapes = new Map();

  const toNumber = (name) => {
    if (!positions.has(name)) {
      own.push(name);
    }
    return positions.get(name) ?? -1;
  };
  const packRoute = (parent, { path, component, routes: below, ...attributes }) => {
    const relative = path.startsWith(parent) ? path.slice(parent.length) : `^${path}`;
    const tree = trees[component];
    const shape = JSON.stringify([attributes, tree ? replaceNames(tree, toNumber) : 0]);
    if (!shapes.has(shape)) {
      shapes.set(shape, shapes.size);
    }
    const packed = [relative, shapes.get(shape)];
    return below ? [...packed, below.map((route) => packRoute(path, route))] : packed;
  };
  const packed = paths.map((route) => packRoute('', route));

  const names = [...shared, ...own];
  const unknown = names.filter((name) => !moduleOf.has(name));
  if (names.length === 0 || unknown.length > 0) {
    throw new Error(
      `src/plugins/routeTable can't find the modules of the routes in .docusaurus/registry.js (${unknown.slice(0, 3).join(', ') || 'no chunks'}). Docusaurus may write this file in another way. Adapt pack.cjs, or remove the plugin from docusaurus.config.ts: the site works without it.`,
    );
  }
  const ids = shorten(names);
  return {
    table: {
      routes: packed,
      shapes: [...shapes.keys()].map((shape) => JSON.parse(shape)),
      firstOwn: shared.length,
    },
    modules: names.map((name, position) => ({
      name,
      id: ids[position],
      module: moduleOf.get(name),
    })),
  };
}

module.exports = { pack };
