import core from '@docusaurus/core/package.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { pageAt, parse } from './builtSite';

/** The pages in sidebar order, each with the heading anchors that other sites link to. */
const pages = [
  {
    path: '/community/support/',
    title: 'Support',
    anchors: ['stack-overflow', 'discussion-forums', 'feature-requests', 'news'],
  },
  {
    path: '/community/team/',
    title: 'Team',
    anchors: ['active-team', 'honorary-alumni', 'student-fellows', 'acknowledgements'],
  },
  { path: '/community/resources/', title: 'Awesome Resources', anchors: ['community-plugins'] },
  { path: '/community/contributing/', title: 'Contributing', anchors: ['reporting-a-bug'] },
  { path: '/community/canary/', title: 'Canary releases', anchors: ['npm-tags'] },
  {
    path: '/community/release-process/',
    title: 'Release process',
    anchors: [
      'semantic-versioning',
      'major-versions',
      'minor-versions',
      'patch-versions',
      'versions',
      'stable-version',
      'next-version',
      'nodejs-support',
      'public-api-surface',
      'core-public-api',
      'theming-public-api',
    ],
  },
] as const;

const furtherLinks = [
  ['Changelog', '/changelog/'],
  ['Showcase', '/showcase/'],
  ['Feature Requests', '/feature-requests/'],
  ['Chat with us on Discord', 'https://discord.gg/docusaurus'],
] as const;

test('the sidebar lists six pages and four more links in order', () => {
  const $ = parse(pageAt('/community/support/'));
  const found = $('nav[aria-label="Docs sidebar"] a')
    .get()
    .map((link) => [$(link).text().trim(), link.attribs.href]);
  expect(found).toEqual([...pages.map(({ title, path }) => [title, path]), ...furtherLinks]);
});

test.each(pages)('$path has its title and its anchors', ({ path, title, anchors }) => {
  const $ = parse(pageAt(path));
  expect($('h1').text()).toBe(title);
  const ids = $('main :is(h2, h3)')
    .get()
    .map(({ attribs }) => attribs.id);
  expect(ids).toEqual(expect.arrayContaining([...anchors]));
});

test('the team page has avatars with initials and links to GitHub', () => {
  const $ = parse(pageAt('/community/team/'));
  const links = $('main li a').filter((_, link) => / on GitHub$/.test($(link).text()));
  expect(links).toHaveLength(7);
  for (const link of links.get()) {
    expect($(link).attr('href')).toBe(
      `https://github.com/${$(link)
        .text()
        .replace(/ on GitHub$/, '')}`,
    );
  }
  expect($('main img')).toHaveLength(0);
});

test('the canary page contains the version that built the site', () => {
  const main = parse(pageAt('/community/canary/'))('main').text();
  expect(main).toContain(`This site is built with version ${core.version}, `);
  expect(main).toContain(`"^${core.version}"`);
});
