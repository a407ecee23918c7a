// A namespace import, because jiti, which loads this file, hides the named export `z`.
import * as z from 'zod';
import { proseFrontMatter, releaseFrontMatter } from '../../plugins/changelog/releaseSchema';
import { wordsSchema } from '../../plugins/searchIndex/searchWords';

/** The shortest and longest description. Search engines show about 160 characters. */
const SHORTEST = 70;
const LONGEST = 160;

const text = (description: string, example: string) =>
  z
    .string('expected text; put quotes around it')
    .min(1, 'expected text; remove the line or complete it')
    .meta({ description, examples: [example] });

const flag = (description: string) =>
  z.boolean('expected true or false, without quotes').meta({ description, examples: [true] });

const list = (description: string, example: readonly string[]) =>
  z
    .array(
      z.union([z.string(), z.number()], 'expected text'),
      `expected a list, such as [${example.join(', ')}]`,
    )
    .meta({ description, examples: [[...example]] });

const date = z.iso.date('expected an ISO date, such as 2025-05-26');

const level = (description: string) =>
  z
    .int('expected a heading level, which is a number from 2 to 6')
    .min(2)
    .max(6)
    .meta({ description, examples: [3] });

/** What all pages have in common. */
const common = {
  title: text('Title of the page, which is also its main heading.', 'Installation'),
  description: z
    .string('expected one or two sentences that say what readers find on the page')
    .min(
      SHORTEST,
      `expected at least ${SHORTEST} characters; say what readers can do with the page`,
    )
    .max(
      LONGEST,
      `expected at most ${LONGEST} characters, because search engines cut off the rest; shorten it`,
    )
    .meta({
      description: `One or two sentences for search results and social cards, with ${SHORTEST} to ${LONGEST} characters.`,
      examples: [
        'Install Docusaurus, start a new site, and learn what each of the generated files is for.',
      ],
    }),
  keywords: list('Words for search engines.', ['install', 'setup']).optional(),
  search: wordsSchema
    .meta({ description: 'What readers type to find the page or a section. See CONTRIBUTING.md.' })
    .optional(),
  image: text('Image for social cards.', './cover.png').optional(),
  slug: text(
    'URL of the page, if it differs from the path of the file.',
    '/installation',
  ).optional(),
  draft: flag('Whether only the development server shows the page.').optional(),
  unlisted: flag('Whether only readers who know the URL can find the page.').optional(),
  hide_table_of_contents: flag('Whether the page has no table of contents.').optional(),
  toc_min_heading_level: level('Highest heading level in the table of contents.').optional(),
  toc_max_heading_level: level('Lowest heading level in the table of contents.').optional(),
  last_update: z
    .strictObject({ date: date.optional(), author: z.string().optional() })
    .meta({ description: 'Replaces the date and the author from the Git history.' })
    .optional(),
};

const neighbor = (which: string) =>
  z
    .string('expected the ID of a doc, or null for none')
    .nullable()
    .meta({ description: `ID of the ${which} doc, or null for none.`, examples: ['installation'] })
    .optional();

const doc = z.strictObject({
  ...common,
  id: text('ID of the doc in sidebars, if it differs from its path.', 'installation').optional(),
  title_meta: text('Title for the browser tab, if it differs.', 'Install Docusaurus').optional(),
  hide_title: flag('Whether the page has no main heading.').optional(),
  sidebar_label: text('Shorter title for the sidebar.', 'Install').optional(),
  sidebar_class_name: text('CSS class of the sidebar item.', 'new').optional(),
  sidebar_custom_props: z
    .record(z.string(), z.unknown())
    .meta({ description: 'Data for custom sidebar items.' })
    .optional(),
  displayed_sidebar: text('Sidebar that the page shows.', 'docs').nullable().optional(),
  pagination_label: text(
    'Title for the links to this page at the end of others.',
    'Install',
  ).optional(),
  pagination_next: neighbor('next'),
  pagination_prev: neighbor('previous'),
  tags: list('Tags of the page.', ['guide']).optional(),
});

const post = z.strictObject({
  ...common,
  slug: text('URL of the post below /blog/. It must never change.', '/releases/3.8'),
  date: date.meta({ description: 'Date of the post.', examples: ['2025-05-26'] }),
  authors: list('Authors from blog/authors.yml.', ['release-team']),
  tags: list('Tags from blog/tags.yml.', ['release']),
  hide_reading_time: flag('Whether the post shows no reading time.').optional(),
});

const page = z.strictObject({
  ...common,
  wrapperClassName: text('CSS class of the page.', 'wide').optional(),
});

/** A kind of content, with the fields of its front matter. */
export interface ContentKind {
  /** Name in messages. */
  readonly name: string;
  /** Matches the paths of its files. Files whose names start with `_` are partials. */
  readonly files: RegExp;
  readonly schema: z.ZodObject;
  /** Whether each heading needs an explicit ID, because others link to it. */
  readonly hasHeadingIds: boolean;
}

/** All kinds of content, except for the test area, whose pages contain mistakes on purpose. */
export const contentKinds = {
  doc: {
    name: 'documentation page',
    files: /^(?:docs|versioned_docs)\//,
    schema: doc,
    hasHeadingIds: true,
  },
  community: { name: 'community page', files: /^community\//, schema: doc, hasHeadingIds: true },
  post: { name: 'post', files: /^blog\//, schema: post, hasHeadingIds: true },
  release: {
    name: 'release note',
    files: /^changelog\/\d/,
    schema: releaseFrontMatter,
    hasHeadingIds: false,
  },
  history: {
    name: 'changelog page',
    files: /^changelog\//,
    schema: proseFrontMatter,
    hasHeadingIds: false,
  },
  page: { name: 'page', files: /^src\/pages\//, schema: page, hasHeadingIds: true },
} as const satisfies Record<string, ContentKind>;

/** Returns the kind of a Markdown file, or undefined for partials, READMEs, and test pages. */
export function kindOf(file: string): ContentKind | undefined {
  const isPartial = /(?:^|\/)_/.test(file);
  return /\.mdx?$/.test(file) && !isPartial
    ? Object.values(contentKinds).find((kind) => kind.files.test(file))
    : undefined;
}
