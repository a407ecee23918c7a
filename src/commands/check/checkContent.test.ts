import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import { checkContent } from './checkContent';
import { applyFixes, describeFinding } from './finding';

const roots: string[] = [];

afterEach(() => {
  for (const root of roots.splice(0)) {
    rmSync(root, { recursive: true });
  }
});

const DESCRIPTION =
  'description: Measure the depth of the water, and read what the probe sends every ten minutes.';

const page = (body: string, fields = '') =>
  `---\ntitle: Probe\n${DESCRIPTION}\n${fields}---\n\n${body}\n`;

/** Writes files to a temporary site and returns the findings in the first one. */
async function check(files: Record<string, string | Buffer>, before?: string) {
  const root = mkdtempSync(path.join(tmpdir(), 'check-'));
  roots.push(root);
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), content);
  }
  const [file = ''] = Object.keys(files);
  const findings = await checkContent([file], { root, before: () => before });
  return { findings, report: findings.map(describeFinding) };
}

it('accepts a page without mistakes', async () => {
  const body =
    '## Depth {/* #depth */}\n\nSee the [time zone](./tide.mdx#zone) and [Tide](/docs/tide/).\n\n![Probe above its holder](./probe.svg)';
  const { report } = await check({
    'docs/probe.mdx': page(body),
    'docs/tide.mdx': page('## Zone {/* #zone */}'),
    'docs/probe.svg': '<svg/>',
  });
  expect(report).toEqual([]);
});

describe('front matter', () => {
  it.each([
    ['keyword: [probe]', 4, 'keyword', 'keywords: [probe]'],
    ['keywords: probe', 4, '"probe" in "keywords"', 'keywords: [probe]'],
    ['draft: yes', 4, '"yes" in "draft"', 'draft: true'],
    ['toc_max_heading_level: 7', 4, '7 in "toc_max_heading_level"', undefined],
    ['last_update: { date: 2025/5/6 }', 4, '"2025/5/6"', 'last_update: { date: 2025-05-06 }'],
    ['search: { depth: [how deep] }', 4, 'search.depth', undefined],
  ])('reports %s with its line and the corrected line', async (field, line, found, corrected) => {
    const { findings } = await check({ 'docs/probe.mdx': page('Text.', `${field}\n`) });
    expect(findings).toHaveLength(1);
    expect(findings[0]).toMatchObject({ line, check: 'front matter' });
    expect(findings[0]?.corrected).toBe(corrected);
    expect(findings[0]?.found).toContain(found);
  });

  it('gives an example of a missing field', async () => {
    const { report } = await check({
      'blog/2030-01-31-probe/index.mdx': page(
        'Text.',
        'slug: /probe\nauthors: [docs-team]\ntags: [new]\n',
      ),
    });
    expect(report).toEqual([
      'blog/2030-01-31-probe/index.mdx:2 front matter: found nothing in "date"; write what the field needs: expected an ISO date, such as 2025-05-26\n    Corrected line: date: 2025-05-26',
    ]);
  });

  it('reports text that is not YAML, and a description that is too short', async () => {
    const invalid = await check({ 'docs/probe.mdx': '---\ntitle: "Probe\n---\n' });
    expect(invalid.report[0]).toMatch(/^docs\/probe\.mdx:\d+ front matter: found Missing closing/);
    const short = await check({
      'docs/probe.mdx': '---\ntitle: Probe\ndescription: Probe.\n---\n',
    });
    expect(short.report[0]).toContain('docs/probe.mdx:3 front matter: found "Probe."');
  });
});

it.each([
  ['a byte order mark', (text: string) => `\uFEFF${text}`],
  ['spaces after the dashes', (text: string) => text.replaceAll('---\n', '--- \n')],
  ['the line ends of Windows', (text: string) => text.replaceAll('\n', '\r\n')],
])('accepts front matter with %s', async (_name, change) => {
  const { report } = await check({ 'docs/probe.mdx': change(page('Text.')) });
  expect(report).toEqual([]);
});

it.each([
  [
    `\n${page('Text.')}`,
    'docs/probe.mdx:2 front matter: found an empty line or a space before ---',
  ],
  [` ${page('Text.')}`, 'docs/probe.mdx:1 front matter: found an empty line or a space before ---'],
  [
    page('Text.').replace('\n---\n', '\n'),
    'docs/probe.mdx:1 front matter: found --- without another one below it',
  ],
])(
  'reports only the delimiter of front matter that Docusaurus does not see',
  async (source, found) => {
    const { report } = await check({ 'docs/probe.mdx': source });
    expect(report).toHaveLength(1);
    expect(report[0]).toContain(found);
  },
);

it.each([
  ['a slug that is a number', page('Text.', 'slug: 5\n')],
  ['an ID that is a number', page('Text.', 'id: 5\n')],
  ['invalid YAML', page('Text.', 'sidebar_label: Water: levels\n')],
  ['invalid MDX', page('## Zone\n\nDepth {3.')],
])('reports a page with %s only there', async (_name, tide) => {
  const files = {
    'docs/probe.mdx': page('See the [zone](./tide.mdx#zone), and [its depth](/docs/depth/#depth).'),
    'docs/depth.mdx': page('## Depth {/* #depth */}'),
    'docs/tide.mdx': tide.replace('Text.', '## Zone {/* #zone */}'),
  };
  expect((await check(files)).report).toEqual([]);
  const { 'docs/tide.mdx': own, ...others } = files;
  const { report } = await check({ 'docs/tide.mdx': own, ...others });
  expect(report).toHaveLength(1);
});

it('reports unknown authors and tags of a post, even if there are other mistakes', async () => {
  const fields = 'slug: /probe\ndate: 2030\nauthors: [docs-team, dock-team]\ntags:\n  - nope\n';
  const files = { 'blog/2030-01-31-probe/index.mdx': page('Text.', fields) };
  const keys = { 'blog/authors.yml': 'docs-team:\n  name: Team', 'blog/tags.yml': 'new: {}' };
  expect((await check({ ...files, ...keys })).findings).toMatchObject([
    { line: 5, found: '2030 in "date"' },
    {
      line: 6,
      found: '"dock-team" in "authors.1"',
      write: 'what the field needs: expected a key from blog/authors.yml',
      corrected: 'authors: [docs-team, docs-team]',
    },
    { line: 8, write: 'what the field needs: expected a key from blog/tags.yml' },
  ]);
  // Mistakes in these files are reported there.
  const invalid = { 'blog/authors.yml': 'a: b: c', 'blog/tags.yml': 'a: b: c' };
  expect((await check({ ...files, ...invalid })).findings).toHaveLength(1);
});

it('reports search words for a section that the page does not have', async () => {
  const table =
    '<ApiTable of="probe" anchors="start">\n\n| Option | Use |\n| --- | --- |\n| `--port` `<port>` | Port. |\n\n</ApiTable>';
  const { findings } = await check({
    'docs/probe.mdx': page(
      `## Depth {/* #depth */}\n\n${table}`,
      "search:\n  page: [water]\n  '#depth': [how deep]\n  '#start---port': [port]\n  '#depths': [deeper]\n",
    ),
    'src/theme/MDXComponents/index.tsx': 'export default { ...MDXComponents, ApiTable };',
  });
  expect(findings).toMatchObject([
    { line: 8, found: '"#depths" in "search.#depths"', corrected: "  '#depth': [deeper]" },
  ]);
});

it.each([
  ['docs/tide.mdx', 'slug: /probe\n', 4],
  ['docs/probe.md', '', 1],
  ['docs/probe/index.mdx', '', 1],
])('reports that %s has the URL of another page', async (file, fields, line) => {
  const { findings } = await check({
    [file]: page('Text.', fields),
    'docs/probe.mdx': page('Text.'),
    'docs/probe/_index.mdx': 'Text.',
  });
  expect(findings).toMatchObject([
    { line, found: 'the URL /docs/probe/, which docs/probe.mdx also has' },
  ]);
});

describe('headings', () => {
  it('suggests the ID of an underlined heading, but leaves it to the writer', async () => {
    const { findings } = await check({ 'docs/probe.mdx': page('How deep?\n---') });
    expect(findings).toHaveLength(1);
    expect(findings[0]).toMatchObject({ corrected: 'How deep? {/* #how-deep */}', isSafe: false });
  });

  it.each([
    ['docs/probe.mdx', '## One {#one}', '{/* #one */}'],
    ['docs/probe.mdx', '## One {/* one */}', '{/* #one */}'],
    ['docs/probe.mdx', '## One <!-- #one -->', '{/* #one */}'],
    ['docs/probe.md', '## One {/* #one */}', '<!-- #one -->'],
    ['docs/probe.md', '## One {#one}', '<!-- #one -->'],
    ['docs/probe.md', '## One <!-- one -->', '<!-- #one -->'],
  ])('suggests the right syntax for an ID in %s: %s', async (file, heading, write) => {
    const { findings } = await check({ [file]: page(heading) });
    const corrected = `## One ${write}`;
    const found = `${heading.replace('## One ', '')} as the ID of a heading`;
    expect(findings).toMatchObject([{ line: 6, found, write, corrected }]);
    expect((await check({ [file]: page(corrected) })).report).toEqual([]);
  });

  it('reports the mistake in a heading with the right syntax for its ID', async () => {
    const { report } = await check({ 'docs/probe.mdx': page('## One <b {/* #one */}') });
    expect(report).toHaveLength(1);
    expect(report[0]).toContain("docs/probe.mdx:6 mdx: found text that isn't valid MDX");
  });

  it('compares with an old version that is not valid MDX', async () => {
    const { report } = await check({ 'docs/probe.mdx': page('Text.') }, page('Depth {3.'));
    expect(report).toEqual([]);
  });

  it('adds a missing ID with --fix', async () => {
    const source = page('## How deep?');
    const { findings } = await check({ 'docs/probe.mdx': source });
    expect(findings[0]).toMatchObject({ line: 6, isSafe: true });
    expect(applyFixes(source, findings)).toContain('\n## How deep? {/* #how-deep */}\n');
  });

  it('reports an ID that occurs twice, a skipped level, and an ID that was removed', async () => {
    const twice = await check({
      'docs/probe.mdx': page('## One {/* #one */}\n\n## Two {/* #one */}'),
    });
    expect(twice.report[0]).toContain(
      'docs/probe.mdx:8 headings: found the ID "one" for the second time, after line 6',
    );
    const skipped = await check({ 'docs/probe.mdx': page('### One {/* #one */}') });
    expect(skipped.report[0]).toContain('found a heading of level 3 after level 1');
    const removed = await check(
      { 'docs/probe.mdx': page('## One {/* #two */}') },
      page('## One {/* #one */}'),
    );
    expect(removed.report).toHaveLength(1);
    expect(removed.report[0]).toContain(
      'found no heading with the ID "one", which the page had before',
    );
  });
});

describe('links', () => {
  it.each([
    ['See [here](./tide.mdx).', 'the link text "here"', undefined],
    [
      'See the [tide](./tides.mdx).',
      "./tides.mdx, which doesn't exist",
      'See the [tide](./tide.mdx).',
    ],
    ['See the [zone](./tide.mdx#zonen).', '#zonen', 'See the [zone](./tide.mdx#zone).'],
    ['See the [zone](/docs/tide/#zonen).', '#zonen', 'See the [zone](/docs/tide/#zone).'],
    ['See the [depth](#depth).', '#depth, which this page', undefined],
    [
      'See the [tide](@site/docs/tides.mdx).',
      "@site/docs/tides.mdx, which doesn't exist",
      'See the [tide](./tide.mdx).',
    ],
    [
      'See the [probe](www.example.org).',
      'www.example.org without https://',
      'See the [probe](https://www.example.org).',
    ],
    ['See the [tide](./100%.mdx).', '% in ./100%.mdx', 'See the [tide](./100%25.mdx).'],
  ])('reports %s', async (body, found, corrected) => {
    const { findings } = await check({
      'docs/probe.mdx': page(body),
      'docs/tide.mdx': page('## Zone {/* #zone */}'),
    });
    expect(findings).toHaveLength(1);
    expect(findings[0]).toMatchObject({ line: 6, check: 'links' });
    expect(findings[0]?.corrected).toBe(corrected);
    expect(findings[0]?.found).toContain(found);
  });
});

it('reports the definition of a link to a missing file', async () => {
  const { findings } = await check({
    'docs/probe.mdx': page('See the [tide][].\n\n[tide]: ./tides.mdx'),
    'docs/tide.mdx': page('Text.'),
  });
  expect(findings).toMatchObject([{ line: 8, check: 'links', corrected: '[tide]: ./tide.mdx' }]);
});

it.each([
  ['![Probe](./nope.svg)', './nope.svg'],
  ['![Probe](nope.svg)', 'nope.svg'],
  ['![Probe](/img/nope.svg)', '/img/nope.svg'],
  ['![Probe](@site/static/img/nope.svg)', '@site/static/img/nope.svg'],
])('reports the missing image in %s', async (body, url) => {
  const existing = { 'docs/probe.svg': '<svg/>', 'static/img/probe.svg': '<svg/>' };
  const missing = await check({ 'docs/probe.mdx': page(body), ...existing });
  expect(missing.report).toHaveLength(1);
  expect(missing.report[0]).toContain(
    `docs/probe.mdx:6 images: found the image ${url}, which doesn't exist`,
  );
  const found = await check({ 'docs/probe.mdx': page(body.replace('nope', 'probe')), ...existing });
  expect(found.report).toEqual([]);
});

it('reports a % in the path of an image that is not part of an escape', async () => {
  const { findings } = await check({ 'docs/probe.mdx': page('![Probe](./a%b.svg)') });
  expect(findings).toMatchObject([
    { line: 6, check: 'images', found: '% in ./a%b.svg', corrected: '![Probe](./a%25b.svg)' },
  ]);
});

it('reports imports of missing files, and components without an import', async () => {
  const { report } = await check({
    'docs/probe.mdx': page(
      [
        "import One from './_one.mdx';",
        "import Two from './_two.mdx';",
        "import Three from '@site/src/Three';",
        "import Four from '@site/src/Four';",
        "import Tabs, { helper } from '@theme/Tabs';",
        '',
        'export const Five = () => null;',
        '',
        '<One /> <Two /> <Three /> <Four.Part /> <Five /> <Tabs /> <Details>Text.</Details>',
        '',
        '<Tab />',
        '',
        '<Wave />',
      ].join('\n'),
    ),
    'docs/_one.mdx': 'Text.',
    'src/Three/index.tsx': '',
  });
  expect(report).toEqual([
    expect.stringContaining('probe.mdx:7 imports: found an import of ./_two.mdx, which'),
    expect.stringContaining('probe.mdx:9 imports: found an import of @site/src/Four, which'),
    "docs/probe.mdx:16 imports: found <Tab>, which the page doesn't import; write <Tabs>, or an import of Tab",
    "docs/probe.mdx:18 imports: found <Wave>, which the page doesn't import; write an import of Wave",
  ]);
});

it.each([
  ["import Tabs from '@theme/Tabs';", "import Tabs from '@theme/Tabs';"],
  ['export const depth = 3;', 'export const depth = 3;'],
  ['<Tabs>\n\nText.\n\n</Tabs>', '<Tabs'],
  ['Text {/* note */}', '{/* note */}'],
])('reports MDX in a .md file: %s', async (body, found) => {
  const { report } = await check({ 'docs/probe.md': page(body) });
  expect(report).toHaveLength(1);
  expect(report[0]).toContain(
    `docs/probe.md:6 markdown: found ${found} in a .md file, which is plain Markdown`,
  );
});

it('accepts HTML, comments, and samples of MDX in a .md file', async () => {
  const body =
    '<DIV>Text</DIV>\n\n<!-- note -->\n\nUse `<Tabs>` and `{/* note */}`.\n\nimport what you need.\n\n```mdx\nimport Tabs from "@theme/Tabs";\n```';
  expect((await check({ 'docs/probe.md': page(body) })).report).toEqual([]);
});

it('reports images without alternative text, missing ones, and large ones', async () => {
  const { report } = await check({
    'docs/probe.mdx': page('![image](./probe.svg)\n\n<img src="/probe.svg" />'),
  });
  expect(report[0]).toContain('found the alternative text "image"');
  expect(report[1]).toContain("found the image ./probe.svg, which doesn't exist");
  expect(report[2]).toContain('found <img> without an alt attribute');
  const noise = { create: { width: 2400, height: 100, channels: 3 as const, background: 'red' } };
  const wide = await check({ 'static/img/wide.png': await sharp(noise).png().toBuffer() });
  expect(wide.report[0]).toContain('found an image that is 2400 pixels wide');
  const heavy = await check({ 'static/img/heavy.svg': `<svg>${' '.repeat(300_000)}</svg>` });
  expect(heavy.report[0]).toContain('found an image of 300 kB');
});

it('reports diagrams without a title or a description for screen readers', async () => {
  const nodes = 'a["accTitle"] --> b';
  const { report } = await check({
    'docs/probe.mdx': page(`\`\`\`mermaid\nflowchart TD\n  accTitle: Tide\n  ${nodes}\n\`\`\``),
  });
  expect(report).toHaveLength(1);
  expect(report[0]).toContain('docs/probe.mdx:6 diagrams: found a diagram without accDescr');
  const complete = `flowchart TD\n  accTitle: Tide\n  accDescr {\n    From low to high.\n  }\n  ${nodes}`;
  const described = await check({ 'docs/probe.mdx': page(`\`\`\`mermaid\n${complete}\n\`\`\``) });
  expect(described.report).toEqual([]);
});

it('reports data with the line of the entry', async () => {
  const site =
    '[\n  {\n    "title": "Probe",\n    "description": "Tells the depth.",\n    "website": "http://probe.example",\n    "source": null,\n    "tags": ["designs"]\n  }\n]\n';
  const { report } = await check({ 'src/data/showcase/sites.json': site });
  expect(report).toHaveLength(2);
  expect(report[0]).toContain('sites.json:5 data: found "http://probe.example" in "0.website"');
  expect(report[1]).toContain('sites.json:7 data: found "designs" in "0.tags.0"');
  expect(report[1]).toContain('"tags": ["design"]');
});

it('reports Markdown that renders differently than it looks, and invalid MDX', async () => {
  const style = await check({ 'docs/probe.mdx': page('See the [tide][tides].') });
  expect(style.report[0]).toContain(
    'docs/probe.mdx:6 markdown: found Markdown that the rule no-undefined-references rejects',
  );
  const invalid = await check({ 'docs/probe.mdx': page('Depth {3.') });
  expect(invalid.report[0]).toMatch(/^docs\/probe\.mdx:6 mdx: found text that isn't valid MDX/);
});
