import { type BuiltPage, pages, parse } from './builtSite';

/** A link, as it's written on a page. */
export interface Link {
  readonly href: string;
  readonly target?: string;
  readonly rel?: string;
}

/** What several tests examine on every page. */
export interface PageFacts {
  readonly page: BuiltPage;
  readonly lang?: string;
  readonly title: string;
  readonly description: string;
  /** Description for previews of shared links. */
  readonly sharedDescription?: string;
  readonly canonical?: string;
  readonly robots: string;
  /** Number of main headings. */
  readonly headings: number;
  /** Levels of the headings in the main content, in order. */
  readonly levels: readonly number[];
  /** Names and texts of the headings with a link to them. The link isn't part of the text. */
  readonly headingNames: readonly (readonly [name: string, text: string])[];
  /** Names of links whose name is their text. */
  readonly linkTexts: readonly string[];
  readonly footer: string;
  /** Targets of links: IDs, and names of links. */
  readonly ids: ReadonlySet<string>;
  readonly links: readonly Link[];
  /** Paths of images, scripts, style sheets, and icons. */
  readonly files: readonly string[];
}

function factsOf(page: BuiltPage): PageFacts {
  const $ = parse(page);
  /** The first of these attributes that each element has. */
  const values = (selector: string, ...names: readonly string[]): string[] =>
    $(selector)
      .map((_, element) => names.map((name) => $(element).attr(name)).find(Boolean))
      .get();
  return {
    page,
    lang: $('html').attr('lang'),
    title: $('title').text().trim(),
    description: $('meta[name="description"]').attr('content') ?? '',
    sharedDescription: $('meta[property="og:description"]').attr('content'),
    canonical: $('link[rel="canonical"]').attr('href'),
    robots: $('meta[name="robots"]').attr('content') ?? '',
    headings: $('h1').length,
    levels: $('main :is(h1, h2, h3, h4, h5, h6)')
      .get()
      .map(({ tagName }) => Number(tagName.slice(1))),
    headingNames: $(':is(h2, h3, h4, h5, h6) > .hash-link')
      .get()
      .map((link) => {
        const heading = $(link).parent();
        const text = heading.clone().children('.hash-link').remove().end().text();
        return [heading.attr('aria-label') ?? '', text] as const;
      }),
    linkTexts: $('a[href]:not([aria-label])')
      .get()
      .map((link) => $(link).text().trim()),
    footer: $('footer').text(),
    ids: new Set(values('[id], a[name]', 'id', 'name')),
    links: $('a[href]')
      .get()
      .map(({ attribs: { href = '', target, rel } }) => ({ href, target, rel })),
    files: values(
      'img[src], script[src], link[rel="stylesheet"][href], link[rel~="icon"][href]',
      'src',
      'href',
    ),
  };
}

/** The facts of all pages. Parsing the pages takes a while, so import this in one test file only. */
export const allFacts: readonly PageFacts[] = pages.map(factsOf);
