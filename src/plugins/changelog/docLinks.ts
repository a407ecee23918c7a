/** A documentation page with its source. */
export interface DocPage {
  readonly permalink: string;
  readonly source: string;
}

/** A link to the documentation of an option. */
export interface DocLink {
  readonly url: string;
  /** The package that has this option. Others may have an option with the same name. */
  readonly packageName?: string;
}

/** The links for each option name. */
export type DocLinks = ReadonlyMap<string, readonly DocLink[]>;

// A heading that consists only of code, with an explicit ID:
// ### `onBrokenLinks` {/* #onBrokenLinks */}
const CODE_HEADING = /^#{2,5} `([^`]+)` (?:\{\/\*|<!--) #([\w.-]+) (?:\*\/\}|-->)\s*$/gm;

// A table of options or front matter: <ApiTable of="plugin-sitemap options">. The ID
// of a row is its name, after the table's prefix if there is one.
const OPTION_TABLE =
  /<ApiTable of="((?:plugin|theme)-[a-z-]+) (?:options|front-matter|config)"(?: anchors="([^"]+)")?>([\s\S]*?)<\/ApiTable>/g;
const ROW = /^\| `([^`]+)`/gm;

// Names such as `title`, `path`, or `tags` mean something different on every page. A name
// with several words (onBrokenLinks, --out-dir, v4.useCssCascadeLayers) is unambiguous.
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
 * Finds the documentation of options by their name, in headings that consist only of the
 * name and in the option tables of plugins. Ambiguous names are ignored.
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
 * Returns the documentation of an option in a change to the given packages, but only if
 * there's exactly one candidate. A missing link is better than a wrong one.
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
