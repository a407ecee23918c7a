import { describe, expect, it } from 'vitest';
import { describeProblem, type Problem } from './problems';
import { byNewest } from './readChangelog';
import { readEntry } from './readEntry';

const GOOD = `---
date: 2030-01-02
contributors:
  - octocat
---

Read \`this\` first.

## Breaking changes

- Node 99 is needed
  [#12](https://github.com/facebook/docusaurus/pull/12) by @octocat in \`@docusaurus/core\`, \`create-docusaurus\`

## Bug fixes

- No details
- Only an issue
  [#3](https://github.com/facebook/docusaurus/issues/3)
`;

async function mistakes(source: string, fileName = '9.9.9.md'): Promise<string[]> {
  const problems: Problem[] = [];
  await readEntry(fileName, source, problems, `changelog/${fileName}`);
  return problems.map(describeProblem);
}

const TWO = GOOD.replace(
  '`create-docusaurus`\n',
  `$&  [#13](https://github.com/facebook/docusaurus/pull/13) by @zed in \`@docusaurus/core\`
  [#4](https://github.com/facebook/docusaurus/issues/4)
`,
);

it('reads a release', async () => {
  const entry = await readEntry('9.9.9.md', GOOD, []);
  expect(entry).toEqual({
    file: '9.9.9.md',
    title: '9.9.9',
    date: '2030-01-02',
    intro: 'Read `this` first.',
    release: {
      version: '9.9.9',
      date: '2030-01-02',
      contributors: ['octocat'],
      categories: [
        {
          kind: 'breaking',
          changes: [
            {
              summary: 'Node 99 is needed',
              pr: 12,
              authors: ['octocat'],
              packages: ['@docusaurus/core', 'create-docusaurus'],
            },
          ],
        },
        {
          kind: 'bug',
          changes: [
            { summary: 'No details', authors: [], packages: [] },
            { summary: 'Only an issue', issue: 3, authors: [], packages: [] },
          ],
        },
      ],
    },
  });
});

it('reads a change with several pull requests', async () => {
  const entry = await readEntry('9.9.9.md', TWO, []);
  expect(entry?.release?.categories[0]?.changes).toEqual([
    {
      summary: 'Node 99 is needed',
      pr: 12,
      authors: ['octocat'],
      packages: ['@docusaurus/core', 'create-docusaurus'],
      more: [
        { pr: 13, authors: ['zed'], packages: ['@docusaurus/core'] },
        { issue: 4, authors: [], packages: [] },
      ],
    },
  ]);
});

describe('reports the file, the line, and the mistake in the second pull request', () => {
  const MORE = 'expected another pull request, because a change with several lines needs';
  it.each([
    [
      'a folder',
      '@zed in `@docusaurus/core`',
      '@zed in `docusaurus-utils`',
      'changelog/9.9.9.md:13: packages.0: found "docusaurus-utils", expected an npm name',
    ],
    [
      'a link to another number',
      'pull/13',
      'pull/14',
      'changelog/9.9.9.md:13: line: found "  [#13](https://github.com/facebook/docusaurus/pull/14) by @zed in `@docusaurus/core`", expected two spaces and [#12]',
    ],
    [
      'no link',
      '  [#4](https://github.com/facebook/docusaurus/issues/4)',
      '  by @zed',
      `changelog/9.9.9.md:14: line: found "  by @zed", ${MORE}`,
    ],
    [
      'the same pull request again',
      '  [#4](https://github.com/facebook/docusaurus/issues/4)',
      '  [#12](https://github.com/facebook/docusaurus/pull/12)',
      `changelog/9.9.9.md:14: line: found "  [#12](https://github.com/facebook/docusaurus/pull/12)", ${MORE}`,
    ],
  ])('%s', async (_case, from, to, expected) => {
    const source = TWO.replace(from, to);
    expect(source).not.toBe(TWO);
    expect(await mistakes(source)).toEqual([expect.stringContaining(expected)]);
  });

  it('no link in the first line', async () => {
    const source = TWO.replace('[#12](https://github.com/facebook/docusaurus/pull/12) ', '');
    expect((await mistakes(source))[0]).toContain(`9.9.9.md:13: line: found "  [#13]`);
    expect((await mistakes(source))[0]).toContain(MORE);
  });
});

describe('reports the file, the line, the field, what was found, and what to write', () => {
  it.each([
    [
      'the folder of a package',
      '`@docusaurus/core`',
      '`docusaurus`, `docusaurus-utils`',
      'changelog/9.9.9.md:11: packages.1: found "docusaurus-utils", expected an npm name such as @docusaurus/core or create-docusaurus',
    ],
    [
      'a link to another number',
      'pull/12',
      'pull/13',
      'changelog/9.9.9.md:12: line: found "  [#12](https://github.com/facebook/docusaurus/pull/13) by @octocat in `@docusaurus/core`, `create-docusaurus`", expected two spaces and [#12]',
    ],
    [
      'an unknown category',
      '## Bug fixes',
      '## Bugs',
      'changelog/9.9.9.md:14: category: found "Bugs", expected one of Breaking changes, New features',
    ],
    [
      'an invalid date',
      '2030-01-02',
      '2030-1-2',
      'changelog/9.9.9.md: date: found "2030-1-2", expected a date such as 2025-05-26',
    ],
    [
      'a date that does not exist',
      '2030-01-02',
      "'2030-01-45'",
      'changelog/9.9.9.md: date: found "2030-01-45", expected a date such as 2025-05-26',
    ],
    [
      'a handle that is a number',
      '- octocat',
      '- 404',
      'changelog/9.9.9.md: contributors.0: found 404, expected a GitHub handle, in quotes if it looks like a number',
    ],
    [
      'an unknown field',
      'contributors:',
      'authors: [x]\ncontributors:',
      'changelog/9.9.9.md: authors: found an unknown field, expected only date, contributors',
    ],
    [
      'an empty summary',
      '- No details',
      '- ',
      'changelog/9.9.9.md:16: summary: found "", expected a sentence that says what changed',
    ],
    [
      'Markdown in a summary',
      '- No details',
      '- See [here](https://example.org)',
      'expected plain text and `code`, without links, bold text, or tags',
    ],
    [
      'a paragraph between the changes',
      '- No details',
      'No details',
      'changelog/9.9.9.md:16: line: found "No details", expected a heading "## …" or a change that starts with "- "',
    ],
    [
      'a category without changes',
      '## Bug fixes',
      '## New features\n\n## Bug fixes',
      'changelog/9.9.9.md:14: New features: found no changes, expected at least one change under this heading; add one or remove the heading',
    ],
  ])('%s', async (_case, from, to, expected) => {
    const source = GOOD.replace(from, to);
    expect(source).not.toBe(GOOD);
    expect((await mistakes(source)).join('\n')).toContain(expected);
  });

  it('categories out of order', async () => {
    const source = GOOD.replace('Bug fixes', 'New features').replace('Breaking changes', 'Polish');
    expect((await mistakes(source)).join('\n')).toContain('each category only once, in this order');
  });

  it('text without a version and a title', async () => {
    const found = await mistakes('---\ndate: 2030-01-02\n---\n\nWords.\n', 'notes.md');
    expect(found).toHaveLength(3);
    expect(found[0]).toBe('changelog/notes.md: title: found nothing, expected a title');
  });
});

it.each([
  ['Read `this[0]` first.', undefined],
  ['One line\nand another one.', undefined],
  ['Read [this](/docs/).', true],
  ['Read *this*.', true],
  ['Read this.\n\nThen that.', true],
])('knows whether an introduction needs Markdown: %j', async (intro, rich) => {
  const source = GOOD.replace('Read `this` first.', intro);
  expect((await readEntry('9.9.9.md', source, []))?.rich).toBe(rich);
});

it('sorts by date and then by version, newest first', () => {
  const entry = (title: string, date: string) => ({
    file: '',
    title,
    date,
    intro: '',
    release: { version: title, date, contributors: [], categories: [] },
  });
  const prose = { file: '', title: 'Notes', date: '2030-01-01', intro: '' };
  const order = [
    prose,
    entry('2.0.0-beta.9', '2030-01-01'),
    entry('1.0.0', '2030-01-02'),
    entry('2.0.0-beta.10', '2030-01-01'),
  ].sort(byNewest);
  expect(order.map(({ title }) => title)).toEqual([
    '1.0.0',
    '2.0.0-beta.10',
    '2.0.0-beta.9',
    'Notes',
  ]);
});
