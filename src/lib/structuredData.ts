/** An author as posts name them. */
export interface PostAuthor {
  readonly name?: string | undefined;
  readonly key?: string | null | undefined;
  readonly page?: { readonly permalink: string } | null | undefined;
}

type Data = Readonly<Record<string, unknown>>;

const isData = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The address that is served: routes come without the slash at their end. */
const withSlash = (address: string): string => address.replace(/\/?$/, '/');

/** Fields that hold the address of a page. */
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
 * Completes what the blog plugin tells search engines about posts: addresses are
 * those that the site serves, with a slash at their end, those of authors are
 * absolute, and a team is no person.
 *
 * @param data a Blog or BlogPosting of schema.org
 * @param siteUrl address of the site, without a path
 * @param authors the authors that the data can name
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
