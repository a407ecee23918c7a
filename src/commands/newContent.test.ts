import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { addToSidebar, newKinds } from './newContent';

const root = path.join(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const description =
  'Measure the depth of the water, and read what the probe sends every ten minutes.';
const plan = (kind: string, answers: Record<string, string>) => {
  const found = newKinds[kind];
  if (!found) {
    throw new Error(`There is no kind ${kind}.`);
  }
  return found.plan(answers, read);
};

describe('addToSidebar', () => {
  const source =
    "export default {\n  docs: [\n    'a',\n    {\n      type: 'category',\n      label: 'Guides',\n      items: ['b', ['c']],\n    },\n  ],\n};\n";

  it('adds a doc to a category, or to the top level', () => {
    expect(addToSidebar(source, 'd', 'guides').replace(/\s+/g, '')).toContain(
      "items:['b',['c'],'d',]",
    );
    expect(addToSidebar(source, 'd').replace(/\s+/g, '')).toContain("},'d',],}");
  });

  it('lists the categories if there is no such category', () => {
    expect(() => addToSidebar(source, 'd', 'Tides')).toThrow(
      '--category: found "Tides", expected one of "Guides".',
    );
  });

  it('adds community pages before links', () => {
    const text = addToSidebar(read('sidebarsCommunity.ts'), 'probe');
    expect(text.replace(/\s+/g, '')).toContain("'release-process','probe',{type:'link'");
  });
});

it('creates a documentation page with its sidebar entry', () => {
  const { files, url } = plan('doc', {
    path: 'guides/probe',
    title: 'Probe: an overview',
    description,
    category: 'Guides',
  });
  expect(Object.keys(files)).toEqual(['docs/guides/probe.mdx', 'sidebars.ts']);
  expect(files['docs/guides/probe.mdx']).toContain(
    `---\ntitle: 'Probe: an overview'\ndescription: Measure the depth`,
  );
  expect(files['sidebars.ts']).toContain("'guides/probe',");
  expect(url).toBe('/docs/guides/probe/');
});

it('shows the URL of a category page', () => {
  const facts = { title: 'Probe', description };
  expect(plan('doc', { ...facts, path: 'guides/index' }).url).toBe('/docs/guides/');
  expect(plan('community', { ...facts, path: 'probe' }).url).toBe('/community/probe/');
});

it('creates a post with known authors and tags', () => {
  const facts = {
    title: 'A new probe',
    description,
    date: '2030-01-31',
    authors: 'docs-team',
    tags: 'release, new',
  };
  const { files, url } = plan('post', facts);
  expect(Object.values(files)[0]).toContain('authors: [docs-team]\ntags: [release, new]\n');
  expect(url).toBe('/blog/2030/01/31/a-new-probe/');
  expect(() => plan('post', { ...facts, tags: 'releases' })).toThrow(
    '--tags: found "releases", expected some of',
  );
  expect(() => plan('post', { ...facts, date: '31.1.2030' })).toThrow('expected an ISO date');
  expect(plan('post', { ...facts, title: 'À la carte' }).url).toBe('/blog/2030/01/31/a-la-carte/');
});

it('refuses titles that leave nothing for a URL', () => {
  const facts = {
    title: '水位',
    description,
    date: '2030-01-31',
    authors: 'docs-team',
    tags: 'new',
  };
  const message = '--title: found "水位", expected at least one Latin letter or digit';
  expect(() => plan('post', facts)).toThrow(message);
  expect(() => plan('request', { title: '水位' })).toThrow(message);
  expect(() => plan('test', { path: '水位', title: 'Wide' })).toThrow('--path: found "水位"');
});

it('creates entries of data files, and checks them', () => {
  const site = {
    title: 'Tidewatch',
    description: 'Water levels of small harbors.',
    website: 'https://tidewatch.example',
    tags: 'design',
  };
  const { files } = plan('showcase', site);
  expect(JSON.parse(Object.values(files)[0] ?? '').at(-1)).toEqual({
    ...site,
    source: null,
    tags: ['design'],
  });
  expect(() => plan('showcase', { ...site, website: 'tidewatch.example' })).toThrow(
    'start it with https://',
  );
  const request = {
    title: 'Tide tables',
    area: 'docs',
    thread: '999999',
    summary: 'Readers want tide tables.',
  };
  const added = plan('request', request);
  expect(JSON.parse(Object.values(added.files)[0] ?? '').at(-1)).toMatchObject({
    slug: 'tide-tables',
    status: 'open',
  });
  expect(() => plan('request', { ...request, thread: 'many' })).toThrow(
    'expected the number of the thread',
  );
});

it('refuses facts that would make an invalid page', () => {
  expect(() => plan('doc', { path: 'Probe Page', title: 'Probe', description })).toThrow(
    '--path: found "Probe Page"',
  );
  expect(() => plan('community', { path: 'probe', title: 'Probe', description: 'Short.' })).toThrow(
    'at least 70 characters',
  );
});

it('creates a test page', () => {
  const { files, url } = plan('test', {
    path: 'wide tables',
    title: 'Wide tables',
    description: 'Tables that scroll.',
  });
  expect(Object.keys(files)).toEqual(['tests/dogfood/pages tests/wide-tables.mdx']);
  expect(url).toBe('/tests/pages/wide-tables/');
});
