/** A page of the documentation with its source. */
export interface DocPage {
  readonly permalink: string;
  readonly source: string;
}

/** A place that documents a name. */
export interface DocLink {
  readonly url: string;
  /** The package whose option it is; others may have one of the same name. */
  readonly packageName?: string;
}

/** The places that document each name. */
export type DocLinks = ReadonlyMap<string, readonly DocLink[]>;

// A heading that is nothing but one piece of code, with the id that its writer
// gave it: ### `onBrokenLinks` {/* #onBrokenLinks */}
const CODE_HEADING = /^#{2,5} `([^`]+)` (?:\{\/\*|<!--) #([\w.-]+) (?:\*\/\}|-->)\s*$/gm;

// A table of options or front matter: <ApiTable of="plugin-sitemap options">. The
// anchor of a row is its name, behind the table's own beginning if it has one.
const OPTION_TABLE =
  /<ApiTable of="((?:plugin|theme)-[a-z-]+) (?:options|front-matter|config)"(?: anchors="([^"]+)")?>([\s\S]*?)<\/ApiTable>/g;
const ROW = /^\| `([^`]+)`/gm;

// `title`, `path` or `tags` mean something else on every page. A name of several
// words (onBrokenLinks, --out-dir, v4.useCssCascadeLayers) means one thing.
const UNMISTAKABLE =
  /^[\w./@-]*[a-z][A-Z][\w.-]*$|^--?[a-z]+(?:-[a-z]+)+$|^[a-z][\w]*(?:[._][\w]+)+$/;

function linksOf({ permalink, source }: DocPage): (readonly [name: string, link: DocLink])[] {
  const headings = [...source.matchAll(CODE_HEADING)].map(
    ([, name = '', id]) => [name, { url: `${permalink}#${id}` }] as const,
  );
  const rows = [...source.matchAll(OPTION_TABLE)].flatMap(([, of, anchors, table = '']) =>
    [...table.matchAll(ROW)].map(([, name = '']) => {
      const id = anchors ? `${anchors}-${name}` : name;
      return [name, { url: `${permalink}#${id}`, packageName: `@docusaurus/${of}` }] as const;
    }),
  );
  return [...headings, ...rows];
}

/**
 * Finds the documentation of options by their name: headings that consist of the
 * name, and rows in the tables of plugins. Only names that can't be confused with
 * another count.
 */
export function findDocLinks(pages: readonly DocPage[]): DocLinks {
  const found = new Map<string, DocLink[]>();
  for (const [name, link] of pages.flatMap(linksOf)) {
    if (UNMISTAKABLE.test(name)) {
      found.set(name, [...(found.get(name) ?? []), link]);
    }
  }
  return found;
}

/**
 * The documentation of a name in a change of the given packages, if one place
 * and no other can be meant: a missing link is better than a wrong one.
 */
export function docLinkOf(
  links: DocLinks,
  name: string,
  packages: readonly string[],
): string | undefined {
  const found = links.get(name) ?? [];
  const headings = found.filter(({ packageName }) => packageName === undefined);
  const meant =
    headings.length > 0
      ? headings
      : found.filter(({ packageName = '' }) => packages.includes(packageName));
  return meant.length === 1 ? meant[0]?.url : undefined;
}
