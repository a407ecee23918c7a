/** The parts of a generated page that build steps read. Parsing only these takes half the time. */
export interface PageParts {
  /** From the start of the page to its body. */
  readonly head: string;
  readonly navbar: string;
  /** The `<main>` element without the colors of code. Empty if the page has none. */
  readonly main: string;
}

/** A colored part of a code block. It never contains other elements. */
const COLORED = /<span class="token [^"]*"[^>]*>([^<]*)<\/span>/g;

/** Removes the colors from code blocks, and keeps their lines. Most elements of a page are such colors. */
export function withoutCodeColors(html: string): string {
  return html.replace(COLORED, '$1');
}

/** The HTML from a tag to the end of the element. */
function between(html: string, start: number, end: number): string {
  return start < 0 ? '' : html.slice(start, end < start ? undefined : end);
}

/** Splits a page into its parts, without the sidebar and the footer, which are on many pages. */
export function pageParts(html: string): PageParts {
  const body = html.indexOf('<body');
  const navbar = html.indexOf('<nav', body);
  const main = html.indexOf('<main', body);
  return {
    head: between(html, 0, body),
    navbar: between(html, navbar, html.indexOf('</nav>', navbar)),
    main: withoutCodeColors(between(html, main, html.lastIndexOf('</main>'))),
  };
}
