const { readFileSync } = require('node:fs');
const path = require('node:path');
const { pack } = require('./pack.cjs');

const UNPACK = '@site/src/client/core/unpackRoutes.ts';

/** How the registry imports a module. The debug page of the registry also shows where the module is. */
function entryOf({ id, module }, withPaths) {
  const file = JSON.stringify(module);
  const load = `() => import(/* webpackChunkName: "${id}" */ ${file})`;
  return withPaths
    ? `[${load}, ${file}, require.resolveWeak(${file})]`
    : `[${load}, ${JSON.stringify(id)}]`;
}

/** Replaces the three modules that Docusaurus generates about routes. */
module.exports = function loadRouteTable() {
  const { generatedFilesDir, withPaths } = this.getOptions();
  const read = (name) => {
    const file = path.join(generatedFilesDir, name);
    this.addDependency(file);
    return readFileSync(file, 'utf8');
  };
  const { table, modules } = pack({
    routes: read('routes.js'),
    chunkNames: read('routesChunkNames.json'),
    registry: read('registry.js'),
  });
  switch (path.basename(this.resourcePath)) {
    case 'registry.js':
      return `export default [${modules.map((module) => entryOf(module, withPaths)).join(',\n')}];`;
    case 'routes.js':
      return `
        import createComponent from '@docusaurus/ComponentCreator';
        import chunkNames from '@generated/routesChunkNames';
        import { unpackRoutes } from ${JSON.stringify(UNPACK)};
        const table = JSON.parse(${JSON.stringify(JSON.stringify(table))});
        export default unpackRoutes(table, createComponent, chunkNames);`;
    default:
      // Filled when a route is unpacked.
      return 'export default {};';
  }
};
