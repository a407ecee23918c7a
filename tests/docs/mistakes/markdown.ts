import { type Mistake, NEW, OLD, site } from './site';

/** A docs page with the given content. */
const page = (markdown: string) => `---\ntitle: Page\n---\n\n${markdown}\n`;

const V4 = 'future: { v4: true }, ';
const DOCS = "plugins: ['@docusaurus/plugin-content-docs'],";

const compiled = (
  what: string,
  properties: string,
  files: Readonly<Record<string, string>>,
  extra: Partial<Mistake> = {},
): Mistake => site(what, properties, files, { run: 'compile', ...extra });

/** Mistakes in Markdown that are found when it's compiled. */
export const MARKDOWN: readonly Mistake[] = [
  compiled('unclosed tags', DOCS, {
    'docs/power.md': '# A\n\nOne<br>two\n',
    'docs/a.md': '# A\n\n<img src="/img/mast.svg" alt="The mast">\n',
    'docs/b.md': '# A\n\nText<br>two\n',
    'docs/c.md': '# A\n\nA List<String> of readings.\n',
    'docs/d.md': '<div>Heights\n\nare in meters.\n</div>\n',
  }),
  compiled('characters that MDX parses as tags', DOCS, {
    'docs/a.md': page('Counts <5 mm as drizzle.'),
    'docs/b.md': page('If a <= b, stop.'),
    'docs/c.md': page('See <https://nimbus.example>.'),
    'docs/d.md': page('Mail <crew@nimbus.example>.'),
    'docs/e.md': page('Use {a b} here.'),
    'docs/f.md': page('A lone { brace.'),
    'docs/g.md': page('import the data first'),
    'docs/h.md': page('- Heights\n{a +\nb}'),
  }),
  compiled(
    'comments and heading IDs with the old syntax',
    `${V4}${DOCS}`,
    {
      'docs/h.md': page('<!-- note -->'),
      'docs/i.md': page('## Columns {#columns}'),
    },
    { versions: NEW },
  ),
  site(
    'a post with an HTML comment',
    `${V4}plugins: ['@docusaurus/plugin-content-blog'],`,
    { 'blog/2026-04-15-flat.md': 'Text.\n\n<!-- truncate -->\n\nText.\n' },
    { run: 'compile', versions: NEW },
  ),
  compiled(
    'HTML comments although they are turned off',
    "markdown: { mdx1Compat: { comments: false } }, plugins: ['@docusaurus/plugin-content-docs', '@docusaurus/plugin-content-blog'],",
    {
      'docs/h.md': page('<!-- note -->'),
      'blog/2026-04-15-flat.md': 'Text.\n\n<!-- truncate -->\n\nText.\n',
    },
    { versions: OLD },
  ),
  compiled('unknown directives', DOCS, {
    'docs/notes.mdx': 'A\n\n:::beware\n\nText.\n\n:::\n',
    'docs/search.mdx': '# A\n\nPress :key[K].\n',
    'docs/first-aid.md': '# A\n\nText.\n\n::gauge\n',
  }),
  compiled(
    'missing images and links',
    `markdown: { hooks: { onBrokenMarkdownImages: 'throw' } }, ${DOCS}`,
    {
      'docs/map.mdx': '# Map\n\n![The map](./map.png)\n',
      'docs/start.mdx': '# Start\n\n[text](./nothere.mdx)\n',
      'docs/intro.md': '# A\n\n[text](../firmware/flash.md)\n',
      'docs/hardware/power.mdx': `${'\n'.repeat(8)}[text](./nope.mdx)\n`,
      'docs/probe.mdx': `${'\n'.repeat(14)}- ![The probe](./img/prob.png)\n`,
    },
    { versions: NEW },
  ),
  compiled(
    'missing images and links, in an older release',
    DOCS,
    {
      'docs/map.mdx': '# Map\n\n![The map](./map.png)\n',
      'docs/start.mdx': '# Start\n\n[text](./nothere.mdx)\n',
      'docs/intro.md': '# A\n\n[text](../firmware/flash.md)\n',
      'docs/hardware/power.mdx': '# A\n\n[text](./nope.mdx)\n',
      'docs/probe.mdx': '# A\n\n![The probe](./img/prob.png)\n',
      'docs/birds.md': '# A\n\n[text](./owls.md)\n',
    },
    { versions: OLD },
  ),
  compiled(
    'a translation with a broken link',
    `i18n: { defaultLocale: 'fr', locales: ['fr'] }, ${DOCS}`,
    {
      'docs/intro.mdx': '# A\n',
      'i18n/fr/docusaurus-plugin-content-docs/current/intro.mdx': `# A\n\nText.\n\n${'x'.repeat(51)}[text](./hardware/mast.mdx#tools)\n`,
    },
  ),
  compiled(
    'an MDX plugin without a default export',
    "plugins: [['@docusaurus/plugin-content-docs', { remarkPlugins: [{}] }]],",
    { 'docs/a.md': '# A\n' },
  ),
  site('a colon in front matter', DOCS, {
    'docs/a.md': '---\ntitle: Guides: part one\n---\n\n# A\n',
  }),
];
