import { expect, test } from 'vitest';
import { currentVersionLabel } from '../../src/config/currentVersion';
import { archivedVersions, legacyVersion } from '../../src/data/archivedVersions';
import { pageAt, parse } from './builtSite';

const $ = parse(pageAt('/versions/'));

/** The table that has this heading as its name. */
const table = (heading: string) =>
  $('table').filter((_, element) =>
    $(`#${$(element).attr('aria-labelledby')}`)
      .text()
      .startsWith(heading),
  );

test('has a title and an introduction', () => {
  expect($('title').text()).toMatch(/^Versions \|/);
  expect($('h1').text()).toBe('Docusaurus documentation versions');
});

test('shows the current version, with the changelog as its notes', () => {
  const rows = table('Current version (Stable)').find('tr:has(th[scope="row"])');
  expect(rows).toHaveLength(1);
  expect(rows.find('th').text()).toContain(currentVersionLabel);
  expect(
    rows
      .find('a')
      .get()
      .map(({ attribs }) => attribs.href),
  ).toEqual(['/docs/', '/changelog/']);
});

test('has no section for the next version while the current one is the latest', () => {
  expect($('#latest')).toHaveLength(0);
});

test('lists all versions of the docs, newest first, before the archived ones', () => {
  const rows = table('Past versions').find('tr:has(th[scope="row"])').get();
  const labels = rows.map((row) => $(row).find('th span').first().text());
  const archived = archivedVersions.map(({ name }) => name);
  expect(labels.slice(-archived.length)).toEqual(archived);
  expect(labels).toEqual([...labels].sort((a, b) => b.localeCompare(a, 'en', { numeric: true })));
  for (const row of rows) {
    expect($(row).find('time').attr('datetime')).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect($(row).find('a[aria-label^="Documentation for "]')).toHaveLength(1);
    expect($(row).find('a[aria-label^="Release Notes for "]').attr('href')).toMatch(
      /^https:\/\/github\.com\/facebook\/docusaurus\/releases\/tag\/v\d+\.\d+\.\d+$/,
    );
  }
});

test('links archived documentation and opens it in a new tab', () => {
  for (const { docsUrl } of archivedVersions) {
    const link = table('Past versions').find(`a[href="${docsUrl}"]`);
    expect(link.attr('target'), docsUrl).toBe('_blank');
    expect(link.attr('rel'), docsUrl).toBe('noopener noreferrer');
  }
});

test('lists the legacy versions separately, without release notes', () => {
  const links = table('Docusaurus v1 (Legacy)').find('a').get();
  expect(links.map(({ attribs }) => attribs.href)).toEqual([legacyVersion.docsUrl]);
});
