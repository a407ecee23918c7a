import type { MarkdownFormat } from '../../lib/markdown';
import { nameOf, onlyCode } from '../docText/readPieces';
import { readSections } from '../docText/readSections';

/** A documentation page with its source. */
export interface DocPage {
  readonly permalink: string;
  readonly source: string;
  readonly format: MarkdownFormat;
}

/** A link to the documentation of an option. */
export interface DocLink {
  readonly url: string;
  /** The package that has this option. Others may have an option with the same name. */
  readonly packageName?: string;
}

/** The links for each option name. */
export type DocLinks = ReadonlyMap<string, readonly DocLink[]>;

// The tables of options or front matter of a package: <ApiTable of="plugin-sitemap options">.
const OPTION_TABLE = /^((?:plugin|theme)-[a-z-]+) (?:options|front-matter|config)$/;

// Names such as `title`, `path`, or `tags` mean something different on every page. A name
// with several words (onBrokenLinks, --out-dir, v4.useCssCascadeLayers) is unambiguous.
const UNMISTAKABLE =
  /^[\w./@-]*[a-z][A-Z][\w.-]*$|^--?[a-z]+(?:-[a-z]+)+$|^[a-z][\w]*(?:[._][\w]+)+$/;

function linksOf({
  permalink,
  source,
  format,
}: DocPage): (readonly [name: string, link: DocLink])[] {
  const pieces = readSections(source, format).flatMap((section) => section.pieces);
  return pieces.flatMap((piece) => {
    const name = onlyCode(piece.kind === 'row' ? nameOf(piece) : piece.text);
    const table = OPTION_TABLE.exec(piece.of ?? '')?.[1];
    if (!name || !piece.id || (piece.kind !== 'heading' && !table)) {
      return [];
    }
    const url = `${permalink}#${piece.id}`;
    return [[name, { url, ...(table && { packageName: `@docusaurus/${table}` }) }] as const];
  });
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
