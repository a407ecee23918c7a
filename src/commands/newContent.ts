import { areas } from '../data/featureRequests/kinds';
import { requestsSchema } from '../data/featureRequests/schema';
import { sitesSchema } from '../data/showcase/schema';
import { tagKeys } from '../data/showcase/tags';
import { checkData } from '../lib/checkData';
import { checkYaml } from './check/checkYaml';
import { kindOf } from './check/contentKinds';
import { describeFinding } from './check/finding';
import { routeOf } from './check/siteFiles';

/** A fact that a new piece of content needs. Its name is also the name of the flag. */
export interface Question {
  readonly name: string;
  /** What to write, with an example. */
  readonly ask: string;
  readonly isOptional?: boolean;
}

/** The answers to the questions, by name. */
export type Answers = Readonly<Record<string, string>>;

/** What `npm run new` writes. */
export interface Plan {
  /** Contents of files, by path. */
  readonly files: Readonly<Record<string, string>>;
  /** The file to edit next. */
  readonly open: string;
  /** Where the result appears. */
  readonly url: string;
}

interface Kind {
  readonly name: string;
  readonly questions: readonly Question[];
  /** Files that the plan changes. It fails if any other file already exists. */
  readonly changes: readonly string[];
  /** @param read returns a file of the site */
  plan(answers: Answers, read: (file: string) => string): Plan;
}

const title: Question = { name: 'title', ask: 'Title, such as "Water levels"' };
const description: Question = {
  name: 'description',
  ask: 'One or two sentences for search results, with 70 to 160 characters',
};

/** Returns text for a URL, such as `cafe-1` for "Café 1". It's empty if the text has no Latin letters and no digits. */
const slugOf = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');

/** Returns the text of a flag for a URL. */
function requireSlug(flag: string, text: string): string {
  const slug = slugOf(text);
  if (!slug) {
    throw new Error(
      `--${flag}: found "${text}", expected at least one Latin letter or digit, because the URL is derived from it.`,
    );
  }
  return slug;
}

const listOf = (text: string) =>
  text
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);

/** Quotes text in YAML if it needs quotes. */
const yaml = (text: string) =>
  /^[\w(][^:#'"\n]*$/.test(text) && !/^(?:true|false|null|yes|no|[\d.]+)$/i.test(text)
    ? text
    : `'${text.replaceAll("'", "''")}'`;

/** Returns a page, unless its front matter is invalid. */
function pageOf(file: string, fields: Readonly<Record<string, string>>, body: string): string {
  const text = Object.entries(fields)
    .map(([name, value]) => `${name}: ${value}\n`)
    .join('');
  const schema = kindOf(file)?.schema;
  const findings = schema
    ? checkYaml({ file, check: 'front matter', text, schema, offset: 1 })
    : [];
  if (findings.length > 0) {
    throw new Error(findings.map(describeFinding).join('\n'));
  }
  return `---\n${text}---\n\n${body}\n`;
}

/** Returns the position of the bracket that closes the one at a position. */
function closingBracket(source: string, open: number): number {
  let depth = 0;
  for (let index = open; index < source.length; index += 1) {
    depth += Number(source[index] === '[') - Number(source[index] === ']');
    if (depth === 0) {
      return index;
    }
  }
  throw new Error("The brackets in the sidebars file don't match.");
}

/**
 * Adds a doc to the end of a sidebar, before its links to other pages, or to the end of a category.
 *
 * @throws if there's no such category
 */
export function addToSidebar(source: string, id: string, category?: string): string {
  const labels = [...source.matchAll(/type: 'category',\s*label: '([^']+)'/g)];
  const found = labels.find(([, label]) => label?.toLowerCase() === category?.toLowerCase());
  if (category && !found) {
    const known = labels.map(([, label]) => `"${label}"`).join(', ');
    throw new Error(
      `--category: found "${category}", expected one of ${known || 'none, because this sidebar has no categories'}.`,
    );
  }
  const list = found ? source.indexOf('items: [', found.index) : source.search(/^ {2}\w+: \[/m);
  const open = source.indexOf('[', list);
  const close = closingBracket(source, open);
  const link = found ? -1 : source.slice(open, close).search(/\{ type: 'link'/);
  const at = link < 0 ? close : open + link;
  const before = source.slice(0, at).trimEnd();
  const comma = /[[,]$/.test(before) ? '' : ',';
  return `${before}${comma}\n'${id}',\n${source.slice(at)}`;
}

/** Adds an entry to the end of a JSON list. */
function addEntry(source: string, entry: object): string {
  const text = JSON.stringify(entry, null, 2).replace(/^/gm, '  ');
  return `${source.trimEnd().replace(/\s*\]$/, '')},\n${text}\n]\n`;
}

const withoutExtension = (file: string) =>
  file.replace(/^(?:docs|community)\//, '').replace(/\.mdx?$/, '');

/** A page of a docs instance. */
const docKind = (name: string, folder: string, sidebar: string): Kind => ({
  name,
  questions: [
    { name: 'path', ask: `Path below ${folder}/, such as guides/water-levels` },
    title,
    description,
    {
      name: 'category',
      ask: 'Label of the sidebar category (leave empty for the top level)',
      isOptional: true,
    },
  ],
  changes: [sidebar],
  plan({ path = '', title: heading = '', description: text = '', category }, read) {
    const id = withoutExtension(path);
    if (!/^[a-z\d]+(?:[-/.][a-z\d]+)*$/.test(id)) {
      throw new Error(
        `--path: found "${path}", expected lowercase words with hyphens, such as guides/${slugOf(heading) || 'water-levels'}.`,
      );
    }
    const file = `${folder}/${id}.mdx`;
    const fields = { title: yaml(heading), description: yaml(text) };
    const body =
      'Say what it is, and when readers need it.\n\n## First section {/* #first-section */}\n\nStart with the smallest example that works.';
    const page = pageOf(file, fields, body);
    return {
      files: {
        [file]: page,
        [sidebar]: addToSidebar(read(sidebar), id, category || undefined),
      },
      open: file,
      url: routeOf(file, page),
    };
  },
});

/** The kinds of content that `npm run new` creates, in addition to release notes and versions. */
export const newKinds: Readonly<Record<string, Kind>> = {
  doc: docKind('documentation page', 'docs', 'sidebars.ts'),
  community: docKind('community page', 'community', 'sidebarsCommunity.ts'),
  post: {
    name: 'post',
    questions: [
      title,
      description,
      { name: 'date', ask: 'Date, such as 2030-01-31' },
      { name: 'authors', ask: 'Keys of the authors in blog/authors.yml, separated by commas' },
      { name: 'tags', ask: 'Keys of the tags in blog/tags.yml, separated by commas' },
    ],
    changes: [],
    plan(
      { title: heading = '', description: text = '', date = '', authors = '', tags = '' },
      read,
    ) {
      const slug = requireSlug('title', heading);
      const file = `blog/${date}-${slug}/index.mdx`;
      const url = `/${date.replaceAll('-', '/')}/${slug}`;
      for (const [flag, source] of [
        ['authors', authors],
        ['tags', tags],
      ] as const) {
        const known = [...read(`blog/${flag}.yml`).matchAll(/^([\w.-]+):/gm)].map(([, key]) => key);
        const unknown = listOf(source).filter((key) => !known.includes(key));
        if (unknown.length > 0 || listOf(source).length === 0) {
          throw new Error(
            `--${flag}: found "${unknown.join(', ')}", expected some of ${known.join(', ')}.`,
          );
        }
      }
      const fields = {
        title: yaml(heading),
        description: yaml(text),
        slug: url,
        date,
        authors: `[${listOf(authors).join(', ')}]`,
        tags: `[${listOf(tags).join(', ')}]`,
      };
      const body =
        "Say what's new, and why readers should care.\n\n{/* truncate */}\n\n## First section {/* #first-section */}\n\nContinue here.";
      return { files: { [file]: pageOf(file, fields, body) }, open: file, url: `/blog${url}/` };
    },
  },
  showcase: {
    name: 'showcase entry',
    questions: [
      { name: 'title', ask: 'Name of the site' },
      {
        name: 'description',
        ask: 'What visitors find there, in one sentence with at most 120 characters',
      },
      { name: 'website', ask: 'URL of the site' },
      { name: 'source', ask: 'URL of its source code (optional)', isOptional: true },
      { name: 'tags', ask: `Tags, separated by commas: ${tagKeys.join(', ')}` },
    ],
    changes: ['src/data/showcase/sites.json'],
    plan({ title: name = '', description: text = '', website = '', source, tags = '' }, read) {
      const [file = ''] = this.changes;
      const entry = {
        title: name,
        description: text,
        website,
        source: source || null,
        tags: listOf(tags),
      };
      const content = addEntry(read(file), entry);
      checkData(sitesSchema, JSON.parse(content), { file, nameField: 'title' });
      return {
        files: { [file]: content },
        open: file,
        url: `/showcase/?name=${encodeURIComponent(name)}`,
      };
    },
  },
  request: {
    name: 'feature request',
    questions: [
      { name: 'title', ask: 'Name of the feature, with at most 60 characters' },
      { name: 'area', ask: `Area: ${Object.keys(areas).join(', ')}` },
      { name: 'thread', ask: 'Number of the issue in the Docusaurus repository' },
      { name: 'summary', ask: 'What people ask for and why, with at most 300 characters' },
    ],
    changes: ['src/data/featureRequests/requests.json'],
    plan({ title: name = '', area = '', thread = '', summary = '' }, read) {
      const [file = ''] = this.changes;
      const slug = requireSlug('title', name);
      const entry = { slug, title: name, area, status: 'open', thread: Number(thread), summary };
      const content = addEntry(read(file), entry);
      checkData(requestsSchema, JSON.parse(content), { file, nameField: 'slug' });
      return { files: { [file]: content }, open: file, url: `/feature-requests/${slug}/` };
    },
  },
  test: {
    name: 'test page',
    questions: [
      { name: 'path', ask: 'Name of the page, such as wide-tables' },
      title,
      { name: 'description', ask: 'What the page tests, in one sentence' },
    ],
    changes: [],
    plan({ path = '', title: heading = '', description: text = '' }) {
      const slug = requireSlug('path', path);
      const file = `tests/dogfood/pages tests/${slug}.mdx`;
      const fields = { title: yaml(heading), description: yaml(text) };
      return {
        files: { [file]: pageOf(file, fields, `# ${heading}\n\nSay what a reader must see here.`) },
        open: file,
        url: `/tests/pages/${slug}/`,
      };
    },
  },
};
