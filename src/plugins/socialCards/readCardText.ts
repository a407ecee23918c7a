import type { CardText } from './drawCard';

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

function decode(text: string): string {
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name) {
      return NAMED[name] ?? whole;
    }
    return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal));
  });
}

/**
 * Returns the content of a `meta` element. Quotation marks are optional, because the build
 * removes them if possible.
 */
function metaOf(html: string, name: string): string | undefined {
  const pattern = new RegExp(
    `<meta[^>]*\\b(?:name|property)="?${name}"?[^>]*?\\bcontent=(?:"([^"]*)"|([^\\s>]+))`,
  );
  const [, quoted, bare] = pattern.exec(html) ?? [];
  const value = quoted ?? bare;
  return value === undefined ? undefined : decode(value);
}

/**
 * Reads the text of a card from the `<head>` of a generated page. Returns undefined if the
 * page has no title.
 */
export function readCardText(
  html: string,
  section: string,
  siteTitle: string,
): CardText | undefined {
  const title = metaOf(html, 'og:title')?.replace(` | ${siteTitle}`, '').trim();
  const version = section === 'Documentation' ? metaOf(html, 'docusaurus_version') : undefined;
  return title
    ? { title, section, version: version === 'current' ? 'Canary' : version }
    : undefined;
}
