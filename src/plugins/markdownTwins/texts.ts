import type { PageText } from './toMarkdown';

/** A page and its Markdown copy. */
export interface Twin extends PageText {
  /** Absolute URL of the page. */
  readonly url: string;
  /** Absolute URL of its Markdown copy. */
  readonly twinUrl: string;
}

/** A version of the documentation. */
export interface DocsVersion {
  readonly label: string;
  /** URL path of the version, with a slash at the end. */
  readonly path: string;
  /** Whether URLs without a version go to this version. */
  readonly isLatest: boolean;
  /** The area of each page, by the page's absolute URL, in the order of the sidebars. */
  readonly areas: ReadonlyMap<string, string>;
}

/** The site as a whole. */
export interface Site {
  readonly title: string;
  readonly description: string;
  /** Absolute URL of the home page, with a slash at the end. */
  readonly root: string;
}

/** Sections of the site in the overview, by the first segment of their URLs. */
const SECTIONS: Readonly<Record<string, string>> = {
  community: 'Community',
  versions: 'Versions',
  showcase: 'Showcase',
  blog: 'Blog',
  legal: 'Legal',
  changelog: 'Changelog',
  'feature-requests': 'Feature requests',
};

/** Lists of posts and releases. The overview contains their entries. */
const LISTS = /^(?:blog|changelog)\/(?:page\/\d+\/|archive\/)?$/;

/** A client with little space can skip these. */
const OPTIONAL = ['changelog', 'feature-requests'];

/** Returns the file of a Markdown copy, which starts with facts about the page. */
export function twinFile(
  { title, description, url, date, body }: Twin,
  versions: readonly DocsVersion[],
): string {
  const version = versions.find(({ areas }) => areas.has(url))?.label;
  const facts = Object.entries({ title, description, url, version, date })
    .filter(([, value]) => value)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return ['---', ...facts, '---', '', body].join('\n');
}

/** Returns the whole documentation of a version as one text, in the order of the sidebars. */
export function fullText({ label, areas }: DocsVersion, twins: readonly Twin[]): string {
  const byUrl = new Map(twins.map((twin) => [twin.url, twin]));
  const pages = [...areas.keys()].flatMap((url) => byUrl.get(url) ?? []);
  return [
    `<!-- Documentation ${label}: ${pages.length} pages. Each one starts with its URL. -->\n`,
    ...pages.map(({ url, body }) => `<!-- ${url} -->\n\n${body}`),
  ].join('\n');
}

const lineFor = ({ title, description, twinUrl }: Twin): string =>
  `- [${title.replace(/[[\]]/g, '\\$&')}](${twinUrl})${description ? `: ${description}` : ''}`;

const newestFirst = (a: Twin, b: Twin): number =>
  (b.date ?? '').localeCompare(a.date ?? '') || a.url.localeCompare(b.url);

/**
 * Returns the overview for programs that read the site, in the format of https://llmstxt.org: what the
 * site is, how to read it, and a link to the Markdown copy of each page with its description.
 */
export function overview(
  { title, description, root }: Site,
  versions: readonly DocsVersion[],
  twins: readonly Twin[],
): string {
  const latest = versions.find(({ isLatest }) => isLatest);
  const areas = new Map<string, Twin[]>();
  for (const [url, area] of latest?.areas ?? []) {
    const twin = twins.find((each) => each.url === url);
    if (twin) {
      areas.set(area, [...(areas.get(area) ?? []), twin]);
    }
  }
  const linesOf = (section: string) =>
    twins
      .filter(({ url }) => url.slice(root.length).startsWith(`${section}/`))
      .filter(({ url }) => !LISTS.test(url.slice(root.length)))
      .sort(newestFirst)
      .map(lineFor);
  const older = versions.filter(({ isLatest }) => !isLatest);
  const fullTextOf = ({ path, isLatest }: DocsVersion) =>
    new URL(isLatest ? 'llms-full.txt' : `${path}llms-full.txt`, root).href;
  const sections = [
    ...[...areas].map(
      ([area, pages]) => [`${area} (${latest?.label})`, pages.map(lineFor)] as const,
    ),
    ...Object.entries(SECTIONS)
      .filter(([section]) => !OPTIONAL.includes(section))
      .map(([section, name]) => [name, linesOf(section)] as const),
    [
      'Documentation as one text',
      versions.map((version) => `- [${version.label}](${fullTextOf(version)})`),
    ] as const,
    ['Optional', OPTIONAL.flatMap(linesOf)] as const,
  ];
  const introduction = [
    'All links go to Markdown copies of pages. To get the copy of any other page, replace the slash at the end of its URL with `.md`.',
    ...older.map(
      ({ label, path }) =>
        `The documentation of version ${label} has its pages below ${new URL(path, root).href}.`,
    ),
  ].join(' ');
  const blocks = sections
    .filter(([, lines]) => lines.length > 0)
    .map(([name, lines]) => `## ${name}\n\n${lines.join('\n')}`);
  return `${[`# ${title}`, `> ${description}`, introduction, ...blocks].join('\n\n')}\n`;
}
