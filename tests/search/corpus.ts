import { makeRecords } from '../../src/plugins/searchIndex/makeRecords';
import { makeShards } from '../../src/plugins/searchIndex/makeShards';
import type { IndexablePage, SearchRecord, Section } from '../../src/plugins/searchIndex/records';
import { MANIFEST_FILE, SHARD_FOLDER, type ShardManifest } from '../../src/search/embedded/shard';

/** A small made-up documentation, for tests only: a tool that plans walls. */

type Outline = readonly [heading: string, anchor: string, ...paragraphs: string[]];

/** What readers call a section, by its anchor. */
const WORDS: Readonly<Record<string, readonly string[]>> = { 'plugin-arch': ['chimney', 'curve'] };

function page(
  path: string,
  area: string,
  title: Outline,
  sections: readonly Outline[] = [],
  more: Partial<IndexablePage> = {},
): IndexablePage {
  const [heading, , ...paragraphs] = title;
  const below = sections.map(
    ([name, anchor, ...texts]): Section => ({
      level: 2,
      heading: name,
      anchor,
      parents: [heading],
      paragraphs: texts,
      ...(WORDS[anchor] && { keywords: WORDS[anchor] }),
    }),
  );
  return {
    path,
    area,
    language: 'en',
    tag: 'docs-default-current',
    version: 'current',
    rank: 100,
    keywords: [],
    sections: [{ level: 1, heading, anchor: '', parents: [], paragraphs }, ...below],
    ...more,
  };
}

const elsewhere = { tag: 'default', version: null };

export const pages: readonly IndexablePage[] = [
  page('/docs/', 'Docs', ['Introduction', '', 'Brickyard plans walls from a short description.']),
  page(
    '/docs/installation/',
    'Guides',
    ['Installation', '', 'Brickyard needs Node.js. One command creates a new yard.'],
    [
      ['Requirements', 'requirements', 'Any computer with Node.js 20 will do.'],
      ['Updating', 'updating', 'Install the newest @brickyard/core and build again.'],
    ],
  ),
  page(
    '/docs/configuration/',
    'API',
    ['Configuration', '', 'A yard is described by brickyard.config.ts, one file at its root.'],
    [
      [
        'onBrokenBricks',
        'onBrokenBricks',
        'What to do with bricks that broke: ignore, warn or throw.',
      ],
      ['siteColor', 'siteColor', 'The colour of the mortar. Any CSS colour is allowed.'],
      ['baseHeight', 'baseHeight', 'Height of the first row, in bricks.'],
    ],
  ),
  page(
    '/docs/cli/',
    'API',
    ['Command line', '', 'Everything the yard command can do.'],
    [
      ['--out-dir', 'out-dir', 'Where the plan is written. The default is plan.'],
      ['--mode', 'mode', 'Draft or final.'],
      ['yard build', 'yard-build', 'Builds the plan of all walls with @quarry/mortar.'],
    ],
  ),
  page(
    '/docs/plugins/',
    'Guides',
    ['Using plugins', '', 'A plugin adds a kind of wall. Name it in the configuration.'],
    [
      ['@brickyard/plugin-arch', 'plugin-arch', 'Arches and vaults, drawn to scale.'],
      ['Writing a plugin', 'writing', 'A plugin is a function that returns courses of bricks.'],
    ],
  ),
  page(
    '/docs/mortar/',
    'Guides',
    ['Themes & mortar', '', 'Mortar holds the bricks <b>together</b>.'],
    [['Déjà vu', 'deja-vu', 'The same wall twice.']],
    { keywords: ['cement', 'grout'] },
  ),
  page('/blog/plugins/', 'Blog', ['Using plugins', '', 'How we wrote our first plugin.'], [], {
    ...elsewhere,
    rank: 25,
  }),
  page('/showcase/', 'Showcase', ['Showcase', '', 'Walls that readers built.'], [], elsewhere),
  page(
    '/docs/1.0/configuration/',
    'API',
    ['Configuration', '', 'In version one the yard was described by yard.json.'],
    [],
    { tag: 'docs-default-1.0', version: '1.0' },
  ),
];

/** The records of the made-up documentation. */
export const records: readonly SearchRecord[] = makeRecords(pages, 'https://bricks.example');

/** The files of the sample documentation, by URL, as a host would serve them. */
export function shardFiles(baseUrl = '/'): Map<string, unknown> {
  const files = new Map<string, unknown>();
  const shards: Record<string, ShardManifest['shards'][string]> = {};
  for (const [key, { headings, text }] of makeShards(records)) {
    const name = key.replace('/', '-');
    shards[key] = { headings: `${name}.headings.json`, text: `${name}.text.json` };
    files.set(`${baseUrl}${SHARD_FOLDER}/${name}.headings.json`, headings);
    files.set(`${baseUrl}${SHARD_FOLDER}/${name}.text.json`, text);
  }
  files.set(`${baseUrl}${SHARD_FOLDER}/${MANIFEST_FILE}`, { format: 7, shards });
  return files;
}
