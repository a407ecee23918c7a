/** An author in the metadata of a post. */
export interface PostAuthor {
  readonly name?: string | undefined;
  readonly key?: string | null | undefined;
  readonly page?: { readonly permalink: string } | null | undefined;
}

type Data = Readonly<Record<string, unknown>>;

const isData = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Adds the trailing slash that pages have. The plugin's permalinks don't include it. */
const withSlash = (address: string): string => address.replace(/\/?$/, '/');

/** Fields that contain the URL of a page. */
const PAGE_FIELDS = ['@id', 'url', 'mainEntityOfPage'];

function completeAuthor(author: Data, siteUrl: string, authors: readonly PostAuthor[]): Data {
  const known = authors.find(({ name }) => name === author.name);
  return {
    ...author,
    '@type': known?.key?.endsWith('-team') ? 'Organization' : 'Person',
    ...(known?.page && { url: withSlash(new URL(known.page.permalink, siteUrl).href) }),
    ...(typeof author.image === 'string' && { image: new URL(author.image, siteUrl).href }),
  };
}

/**
 * Fixes the structured data that the blog plugin generates for search engines: adds the
 * trailing slash to URLs, makes the URLs of authors absolute, and marks teams as
 * organizations instead of people.
 *
 * @param data a schema.org Blog or BlogPosting
 * @param siteUrl URL of the site, without a path
 * @param authors all authors that the data can contain
 */
export function completeStructuredData(
  data: Data,
  siteUrl: string,
  authors: readonly PostAuthor[],
): Data {
  const complete = (value: unknown, field: string): unknown => {
    if (Array.isArray(value)) {
      return value.map((inner) => complete(inner, field));
    }
    if (typeof value === 'string') {
      return PAGE_FIELDS.includes(field) && value.startsWith(siteUrl) ? withSlash(value) : value;
    }
    if (!isData(value) || value['@type'] === 'ImageObject') {
      return value;
    }
    return field === 'author'
      ? completeAuthor(value, siteUrl, authors)
      : completeStructuredData(value, siteUrl, authors);
  };
  return Object.fromEntries(
    Object.entries(data).map(([field, value]) => [field, complete(value, field)]),
  );
}

/**
 * Writes structured data for use in a script element. A title could contain `</script>`, which
 * would end the element.
 */
export function toJsonLd(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/** Adds trailing slashes to the links of the theme's breadcrumbs. Categories without a page have no link. */
export function withSlashes<Item extends { readonly href?: string | undefined }>(
  breadcrumbs: readonly Item[],
): Item[] {
  return breadcrumbs.map((item) => (item.href ? { ...item, href: withSlash(item.href) } : item));
}

/** A page in a trail of breadcrumbs. */
export interface Crumb {
  readonly name: string;
  /** URL path of the page. */
  readonly path: string;
}

/** Returns a schema.org BreadcrumbList. */
export function breadcrumbData(siteUrl: string, trail: readonly Crumb[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: withSlash(new URL(path, siteUrl).href),
    })),
  };
}
