import { expect, it } from 'vitest';
import { readEntry } from '../plugins/changelog/readEntry';
import { npmName, readReleases, releaseToMarkdown } from './releaseFile';

const data = {
  version: '9.9.9',
  date: '2030-01-02',
  note: 'Read `this` first.',
  committers: 3,
  contributors: ['zed', '1up', 'Octocat', 'true'],
  categories: [
    {
      kind: 'maintenance',
      changes: [{ pr: null, packages: [], authors: [], summary: 'Tests are quicker' }],
    },
    {
      kind: 'breaking',
      changes: [
        {
          pr: 12,
          packages: ['docusaurus', 'docusaurus-utils', 'lqip-loader', '@docusaurus/faster'],
          authors: ['dependabot[bot]'],
          summary: 'Node 99 is needed',
        },
        { pr: null, issue: 3, packages: [], authors: ['zed'], summary: 'An old line' },
      ],
    },
  ],
};

it('writes files that the changelog can read', async () => {
  const [release] = readReleases(JSON.stringify(data), 'data.json');
  if (!release) {
    throw new Error('no release was read');
  }
  const problems: never[] = [];
  const entry = await readEntry('9.9.9.md', releaseToMarkdown(release), problems);
  expect(problems).toEqual([]);
  expect(entry?.intro).toBe('Read `this` first.');
  expect(entry?.release).toEqual({
    version: '9.9.9',
    date: '2030-01-02',
    contributors: ['1up', 'Octocat', 'true', 'zed'],
    categories: [
      {
        kind: 'breaking',
        changes: [
          {
            summary: 'Node 99 is needed',
            pr: 12,
            authors: ['dependabot[bot]'],
            packages: [
              '@docusaurus/core',
              '@docusaurus/utils',
              '@docusaurus/lqip-loader',
              '@docusaurus/faster',
            ],
          },
          { summary: 'An old line', issue: 3, authors: ['zed'], packages: [] },
        ],
      },
      {
        kind: 'maintenance',
        changes: [{ summary: 'Tests are quicker', authors: [], packages: [] }],
      },
    ],
  });
});

const fix = { pr: 1, packages: [], authors: [], summary: 'Fixed' };

it('writes one line for each pull request of a change', async () => {
  const more = [{ pr: 2, packages: ['docusaurus'], authors: ['zed'] }];
  const [release] = readReleases(
    JSON.stringify({ ...data, categories: [{ kind: 'bug', changes: [{ ...fix, more }] }] }),
    'data.json',
  );
  const markdown = releaseToMarkdown(release as NonNullable<typeof release>);
  expect(markdown).toContain(
    [
      '- Fixed',
      '  [#1](https://github.com/facebook/docusaurus/pull/1)',
      '  [#2](https://github.com/facebook/docusaurus/pull/2) by @zed in `@docusaurus/core`',
    ].join('\n'),
  );
  const entry = await readEntry('9.9.9.md', markdown, []);
  expect(entry?.release?.categories[0]?.changes[0]?.more).toEqual([
    { ...more[0], packages: ['@docusaurus/core'] },
  ]);
});

it.each([
  ['docusaurus', '@docusaurus/core'],
  ['docusaurus-theme-classic', '@docusaurus/theme-classic'],
  ['create-docusaurus', 'create-docusaurus'],
  ['docusaurus-1.x', 'docusaurus'],
  ['docusaurus-init-1.x', 'docusaurus-init'],
  ['docusaurus-init', '@docusaurus/init'],
  ['stylelint-copyright', 'stylelint-copyright'],
  ['eslint-plugin', '@docusaurus/eslint-plugin'],
])('maps the folder %s to the package %s', (folder, name) => {
  expect(npmName(folder)).toBe(name);
});

it('accepts a list of releases', () => {
  expect(readReleases(JSON.stringify([data, data]), 'data.json')).toHaveLength(2);
});

it.each([
  ['', "data.json: found text that isn't JSON (Unexpected end of JSON input)"],
  ['{', "data.json: found text that isn't JSON ("],
  ['[]', 'data.json: found an empty list, expected at least one release'],
  ['null', 'value: found null, expected a release'],
])('explains what is wrong with a file that contains "%s"', (text, expected) => {
  expect(() => readReleases(text, 'data.json')).toThrow(expected);
});

it.each([
  ['a date', { date: '2/1/2030' }, 'expected a date such as 2025-05-26'],
  ['a date that does not exist', { date: '2030-02-31' }, 'expected a date such as 2025-05-26'],
  ['a missing version', { version: undefined }, 'found nothing, expected a version such as 3.8.0'],
  [
    'a pull request',
    { categories: [{ kind: 'bug', changes: [{ ...fix, pr: '12' }] }] },
    'found "12", expected the number of the pull request, without quotes, or null',
  ],
  ['a version', { version: 'v9' }, 'expected a version such as 3.8.0'],
  ['an unknown field', { committer: 3 }, 'committer'],
  ['a contributor', { contributors: ['@octocat'] }, 'expected a GitHub handle'],
  [
    'a summary that is too long',
    { categories: [{ kind: 'bug', changes: [{ ...fix, summary: 'x'.repeat(161) }] }] },
    'expected at most 160 characters',
  ],
  [
    'another pull request without a number',
    {
      categories: [
        { kind: 'bug', changes: [{ ...fix, more: [{ pr: null, packages: [], authors: [] }] }] },
      ],
    },
    'categories.0.changes.0.more.0: found {"pr":null,"packages":[],"authors":[]}, expected a pull request or an issue',
  ],
  ['an unknown kind', { categories: [{ kind: 'bugs', changes: [] }] }, 'categories.0.kind'],
])('explains what is wrong with %s', (_case, change, expected) => {
  const read = (value: unknown) => readReleases(JSON.stringify(value), 'data.json');
  expect(() => read([{ ...data, ...change }])).toThrow(expected);
  expect(() => read({ ...data, ...change })).toThrow(expected);
});
