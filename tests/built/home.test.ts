import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildDir, builtFiles, pageAt, parse } from './builtSite';

test('the home page shows the latest release and the latest posts', () => {
  const newest = parse(pageAt('/changelog/'))('h2 > a').first().attr('href');
  const home = parse(pageAt('/'));
  const latest = home('section[aria-labelledby="latest"]');
  expect(newest).toMatch(/^\/changelog\/\d/);
  expect(latest.find('h3 a').first().attr('href')).toBe(newest);
  const posts = parse(pageAt('/blog/'))('h2 > a')
    .slice(0, 3)
    .get()
    .map((link) => link.attribs.href);
  expect(posts).toHaveLength(3);
  expect(
    latest
      .find('li h3 a')
      .get()
      .map((link) => link.attribs.href),
  ).toEqual(posts);
});

test('the arrow of the banner stays on the line of the words before it', () => {
  const banner = parse(pageAt('/'))('main a[href^="/blog/releases/"]').first().text();
  expect(banner).toMatch(/what’s new\u00a0→$/);
});

test('adds no site data to the script of every page', () => {
  const scripts = builtFiles.filter((file) => /^assets\/js\/.*\.js$/.test(file));
  const having = scripts.filter((file) =>
    readFileSync(join(buildDir, file), 'utf8').includes('Harbor Watch reads'),
  );
  expect(having.length).toBeGreaterThan(0);
  expect(having.filter((file) => /\/(main|runtime)/.test(file))).toEqual([]);
});

test('the script of every page contains no syntax highlighter and no local paths', () => {
  const [main = '', ...others] = builtFiles
    .filter((file) => /^assets\/js\/main\..*\.js$/.test(file))
    .map((file) => readFileSync(join(buildDir, file), 'utf8'));
  expect(others).toEqual([]);
  expect(main).toContain('webpackChunk');
  expect(main).not.toContain('.docusaurus/');
  expect(main).not.toContain('languages.powershell');
});
