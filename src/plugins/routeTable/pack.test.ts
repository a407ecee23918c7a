import { describe, expect, it } from 'vitest';
import { type RouteTable, type UnpackedRoute, unpackRoutes } from '../../client/core/unpackRoutes';
import { pack } from './pack.cjs';

const routes = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  { path: '/blog/', component: ComponentCreator('/blog/', '111'), exact: true },
  { path: '/docs/', component: ComponentCreator('/docs/', '222'), routes: [
    { path: '/docs/', component: ComponentCreator('/docs/', '333'), routes: [
      { path: '/docs/a/', component: ComponentCreator('/docs/a/', '444'), exact: true, sidebar: "docs" },
      { path: '/docs/b/', component: ComponentCreator('/docs/b/', '555'), exact: true, sidebar: "docs" },
      { path: '/old/', component: ComponentCreator('/old/', '666'), exact: true },
    ] },
  ] },
  { path: '*', component: ComponentCreator('*') },
];
`;

const chunkNames = {
  '/blog/-111': {
    __comp: 'aaaaaaaa',
    __context: { plugin: 'bbbbbbbb' },
    items: [{ content: '11111111' }, { content: '22222222' }],
  },
  '/docs/-222': { __comp: 'cccccccc', __context: { plugin: 'dddddddd' } },
  '/docs/-333': { __comp: 'eeeeeeee', __props: '33333333' },
  '/docs/a/-444': { __comp: 'ffffffff', content: '44444444' },
  '/docs/b/-555': { __comp: 'ffffffff', content: '55555555' },
  '/old/-666': { __comp: 'ffffffff', content: '11111111' },
};

const names = [...new Set(JSON.stringify(chunkNames).match(/"\w{8}"/g))].map((name) =>
  JSON.parse(name),
);
const moduleOf = (name: string) => `@site/the "module" ${name}.md`;
const registry = `export default {
${names
  .map((name) => {
    const file = JSON.stringify(moduleOf(name));
    return `  "${name}": [() => import(/* webpackChunkName: "${name}" */ ${file}), ${file}, require.resolveWeak(${file})],`;
  })
  .join('\n')}
};
`;

const generated = { routes, chunkNames: JSON.stringify(chunkNames), registry };

function unpacked() {
  const { table, modules } = pack(generated);
  const found: Record<string, unknown> = {};
  const create = (path: string, hash?: string) => `${path}-${hash}`;
  const list = unpackRoutes(table as RouteTable, create, found);
  /** The chunks that Docusaurus finds for a route, with the module of each one. */
  const chunksOf = ({ component }: UnpackedRoute) =>
    JSON.parse(JSON.stringify(found[component as string]), (_key, value) =>
      typeof value === 'number' ? modules[value]?.module : value,
    );
  return { list, chunksOf, modules, found };
}

const withModules = (tree: object) =>
  JSON.parse(JSON.stringify(tree), (_key, value) =>
    typeof value === 'string' ? moduleOf(value) : value,
  );

describe('the packed routes', () => {
  it('have the same paths, attributes, and order', () => {
    const { list } = unpacked();
    const [blog, docs, notFound] = list;
    expect(list).toHaveLength(3);
    expect(blog).toMatchObject({ path: '/blog/', exact: true });
    expect(notFound).toMatchObject({ path: '*' });
    expect(docs?.routes?.[0]?.routes).toMatchObject([
      { path: '/docs/a/', exact: true, sidebar: 'docs' },
      { path: '/docs/b/', exact: true, sidebar: 'docs' },
      { path: '/old/', exact: true },
    ]);
  });

  it('load the same modules, whichever page is first', () => {
    const { list, chunksOf } = unpacked();
    const [blog, docs] = list as [UnpackedRoute, UnpackedRoute];
    const version = docs.routes?.[0] as UnpackedRoute;
    const [a, b, old] = version.routes as UnpackedRoute[];
    expect(chunksOf(b as UnpackedRoute)).toEqual(withModules(chunkNames['/docs/b/-555']));
    expect(chunksOf(a as UnpackedRoute)).toEqual(withModules(chunkNames['/docs/a/-444']));
    expect(chunksOf(old as UnpackedRoute)).toEqual(withModules(chunkNames['/old/-666']));
    expect(chunksOf(version)).toEqual(withModules(chunkNames['/docs/-333']));
    expect(chunksOf(docs)).toEqual(withModules(chunkNames['/docs/-222']));
    expect(chunksOf(blog)).toEqual(withModules(chunkNames['/blog/-111']));
  });

  it("don't create components before they're needed", () => {
    const { list, found } = unpacked();
    expect(Object.keys(found)).toEqual([]);
    expect(list[0]?.component).toBeTruthy();
    expect(Object.keys(found)).toHaveLength(1);
  });

  it('list the chunks of a route for prefetching', () => {
    const { list, modules } = unpacked();
    const chunks = list[0]?.chunks.map((chunk) => modules[chunk]?.module);
    expect(chunks).toEqual(
      ['aaaaaaaa', 'bbbbbbbb', '11111111', '22222222'].map((name) => moduleOf(name)),
    );
    expect(list[2]?.chunks).toEqual([]);
  });
});

it('gives each chunk a short ID of its own', () => {
  const ids = pack(generated).modules.map(({ id }) => id);
  expect(new Set(ids).size).toBe(names.length);
  expect(Math.max(...ids.map((id) => id.length))).toBeLessThan(8);
});

it('throws an error if Docusaurus writes the registry in another way', () => {
  expect(() => pack({ ...generated, registry: 'export default new Map();' })).toThrow(
    'src/plugins/routeTable',
  );
});
