/** A page of the documentation with its source. */
export interface DocPage {
  readonly permalink: string;
  readonly source: string;
}

// A heading that is nothing but one piece of code, with the id that its writer
// gave it: ### `onBrokenLinks` {/* #onBrokenLinks */}
const CODE_HEADING = /^#{2,5} `([^`]+)` (?:\{\/\*|<!--) #([\w.-]+) (?:\*\/\}|-->)\s*$/gm;

// `title`, `path` or `tags` mean something else on every page. A name of several
// words (onBrokenLinks, --out-dir, v4.useCssCascadeLayers) means one thing.
const UNMISTAKABLE =
  /^[\w./@-]*[a-z][A-Z][\w.-]*$|^--?[a-z]+(?:-[a-z]+)+$|^[a-z][\w]*(?:[._][\w]+)+$/;

/**
 * Finds the documentation of options by their name. Only headings that consist
 * of the name count, only names that can't be confused with another, and only
 * those with one such heading: a missing link is better than a wrong one.
 */
export function findDocLinks(pages: readonly DocPage[]): ReadonlyMap<string, string> {
  const found = new Map<string, string | undefined>();
  for (const { permalink, source } of pages) {
    for (const [, name = '', id = ''] of source.matchAll(CODE_HEADING)) {
      if (UNMISTAKABLE.test(name)) {
        found.set(name, found.has(name) ? undefined : `${permalink}#${id}`);
      }
    }
  }
  return new Map([...found].flatMap(([name, url]) => (url ? [[name, url] as const] : [])));
}
