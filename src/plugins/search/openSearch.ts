/** What an OpenSearch description says about a site. */
interface Site {
  readonly title: string;
  /** URL of the home page, with a slash at the end. */
  readonly siteUrl: string;
  /** Path of the icon, relative to the home page. */
  readonly favicon: string | undefined;
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/**
 * Describes the results page in the OpenSearch format, which browsers read to add a site to
 * their search engines. The search theme writes this file only together with its own page.
 */
export function openSearchDescription({ title, siteUrl, favicon }: Site): string {
  const name = escapeXml(title);
  const home = escapeXml(siteUrl);
  const icon = favicon
    ? `\n  <Image width="16" height="16">${home}${escapeXml(favicon)}</Image>`
    : '';
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${name}</ShortName>
  <Description>Search ${name}</Description>
  <InputEncoding>UTF-8</InputEncoding>${icon}
  <Url type="text/html" method="get" template="${home}search/?q={searchTerms}"/>
  <Url type="application/opensearchdescription+xml" rel="self" template="${home}opensearch.xml"/>
</OpenSearchDescription>
`;
}
