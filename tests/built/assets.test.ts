import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildDir, builtFiles, pageAt, parse } from './builtSite';

test('a link to a file in Markdown points to the file', () => {
  const $ = parse(pageAt('/docs/markdown-features/assets/'));
  const links = $('main a').filter((_, link) => $(link).text() === 'a CSV file');
  const href = links.attr('href') ?? '';
  expect(href).toMatch(/^\/assets\/files\/tides-\w+\.csv$/);
  expect(builtFiles).toContain(href.slice(1));
});

test('the words for the search are not part of any script', () => {
  const scripts = builtFiles.filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(100);
  // The start of the front matter field, in an object and in JSON.
  const field = /\bsearch\\?"?:\{\\?"?(?:page\b|#)/;
  const found = scripts.filter((file) => field.test(readFileSync(join(buildDir, file), 'utf8')));
  expect(found).toEqual([]);
});

test('the names of scripts, which every page loads, are short', () => {
  const names = builtFiles.filter((file) => /^assets\/js\/.+\.js$/.test(file));
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name) => name.length > 'assets/js/'.length + 24)).toEqual([]);
});

// The bundler replaces the hashes in all scripts. A shorter one may be the ID of a module, which is a number.
test('the names of scripts contain a hash that no number in a script equals', () => {
  const names = builtFiles.filter((file) => /^assets\/js\/.+\.js$/.test(file));
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name) => !/\.[\da-f]{8}\.js$/.test(name))).toEqual([]);
});
