import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { afterBuild } from '../../src/config/afterBuild';
import type { OfflineFiles } from '../../src/lib/offlineFiles';
import { hashOf } from '../../src/plugins/offline/listFiles';
import { offlineBytes, workerBytes } from '../budgets';
import { buildDir, builtFiles, builtHtml, pages } from './builtSite';
import { comparisons } from './comparisons';

/** The service worker, and the list of files that it stores. */
const worker = readFileSync(join(buildDir, 'sw.js'));
const folder = join(buildDir, 'offline/files');
const lists = readdirSync(folder).filter((name) => name.endsWith('.json'));
const { areas } = JSON.parse(readFileSync(join(folder, lists[0] ?? ''), 'utf8')) as OfflineFiles;
const filesOf = (id: string) => Object.keys(areas.find((area) => area.id === id)?.files ?? {});
const all = areas.flatMap(({ files }) => Object.keys(files));
const { byDefault } = afterBuild.storage;

test('the build has one list of files, and the service worker uses it', () => {
  expect(lists).toHaveLength(1);
  expect(worker.toString()).toContain(`/offline/files/${lists[0]}`);
  // The list isn't part of the worker, so readers who don't read offline don't download it.
  expect(gzipSync(worker).length).toBeLessThan(workerBytes);
  expect(builtFiles.filter((file) => file.endsWith('sw.js'))).toEqual(['sw.js']);
});

test.each(byDefault)('the archives of the area %s contain its texts, as they are', (id) => {
  const area = areas.find((candidate) => candidate.id === id);
  const archives = area?.archives ?? [];
  expect(archives.length).toBeGreaterThan(0);
  const texts = archives.map((_count, number) => {
    const file = join(folder, (lists[0] ?? '').replace('.json', ''), `${id}.${number}.json`);
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  });
  expect(texts.map((text) => Object.keys(text).length)).toEqual(archives);
  const archived = Object.entries(Object.assign({}, ...texts) as Record<string, string>);
  expect(archived.length).toBeGreaterThan(100);
  const wrong = archived.filter(([url, text]) => hashOf(Buffer.from(text)) !== area?.files[url]);
  expect(wrong.map(([url]) => url)).toEqual([]);
});

test('every page outside the test area can be stored, and redirects and test pages cannot', () => {
  const listed = new Set(all);
  const isTest = (path: string) => /^\/(tests|__docusaurus)\//.test(path);
  const wanted = pages.filter(({ path }) => !isTest(path));
  expect(wanted.length).toBeGreaterThan(500);
  expect(wanted.filter(({ path }) => !listed.has(path)).map(({ path }) => path)).toEqual([]);
  const unwanted = builtHtml.filter(({ path, isRedirect }) => isRedirect || isTest(path));
  expect(unwanted.length).toBeGreaterThan(100);
  expect(unwanted.filter(({ path }) => listed.has(path)).map(({ path }) => path)).toEqual([]);
  expect(
    all.filter((file) => /^\/(social-cards|dogfooding)\/|\/sw\.js|feed\.json/.test(file)),
  ).toEqual([]);
});

test('each file is in one area, with the hash of its content', () => {
  expect(new Set(all).size).toBe(all.length);
  const wrong = areas
    .flatMap(({ files }) => Object.entries(files))
    .filter(([url, hash]) => {
      const file = join(buildDir, decodeURI(url).replace(/\/$/, '/index.html'));
      return hashOf(readFileSync(file)) !== hash;
    });
  expect(wrong).toEqual([]);
});

test('offline mode stores the current documentation with its search and comparisons, and the blog', () => {
  const stored = new Set(byDefault.flatMap(filesOf));
  const wanted = pages.filter(({ path }) =>
    /^\/($|docs\/(?!\d)|blog\/|community\/|versions\/|search\/|offline\/|legal\/)/.test(path),
  );
  expect(wanted.filter(({ path }) => !stored.has(path)).map(({ path }) => path)).toEqual([]);
  expect([...stored].filter((path) => /^\/docs\/\d/.test(path))).toEqual([]);
  const missing = [...comparisons.keys()].filter(
    (id) => !stored.has(`/versions/compare/${id}.json`),
  );
  expect(missing).toEqual([]);
  // The debug pages and the test area can't be stored.
  const styles = builtFiles.filter((file) =>
    /^assets\/css\/(?!styles-(?:debug|tests)\.)/.test(file),
  );
  expect(styles.filter((file) => !all.includes(`/${file}`))).toEqual([]);
  const search = builtFiles.filter((file) => /^search-index\/(?!.*-3\.\d+\.\d+\.)/.test(file));
  expect(search.length).toBeGreaterThan(4);
  expect(search.filter((file) => !stored.has(`/${file}`))).toEqual([]);
});

test.each(afterBuild.storage.areas.filter(({ id }) => /^\d/.test(id)))(
  'the area $id has the pages and the search of this version, and scripts that only it needs',
  ({ id }) => {
    const files = filesOf(id);
    expect(files.filter((path) => path.endsWith('/')).length).toBeGreaterThan(50);
    expect(files.filter((path) => path.startsWith('/search-index/'))).toHaveLength(2);
    expect(files.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(50);
  },
);

test('offline mode stays within its budget', () => {
  const bytes = areas
    .filter(({ id }) => byDefault.includes(id))
    .reduce((sum, area) => sum + area.bytes, 0);
  expect(bytes).toBeGreaterThan(1_000_000);
  expect(bytes).toBeLessThan(offlineBytes);
  expect(afterBuild.storage.maxBytes).toBe(offlineBytes);
});
