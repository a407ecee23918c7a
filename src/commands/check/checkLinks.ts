import type { Definition, Link, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { lineOf } from '../../lib/markdown';
import { plainText } from '../../plugins/docText/plainText';
import { checkEscapes, isExternal } from './checkUrl';
import { closest } from './checkYaml';
import type { Finding } from './finding';
import type { Page } from './siteFiles';

/** Texts that don't say where a link leads, for example in a screen reader's list of links. */
const VAGUE =
  /^(?:click )?(?:here|this|this (?:page|link|article|post|guide)|link|more|read more|learn more|see more|page|article)$/i;

/** Returns the line of a link or a definition with a new target. */
const withTarget = (text: string | undefined, from: string, to: string) =>
  text?.replace(`](${from}`, `](${to}`).replace(`]: ${from}`, `]: ${to}`);

function checkText({ file, source, lines }: Page, link: Link): Finding[] {
  const text = link.children
    .map((child) => plainText(child, source))
    .join('')
    .replaceAll('`', '')
    .trim();
  const where = { file, line: lineOf(link), check: 'links' };
  const images = link.children.some(({ type }) => /image|mdxJsx/.test(type));
  const isName = link.children.every(({ type }) => type === 'inlineCode');
  if (VAGUE.test(text) && !isName && !link.url.startsWith('#')) {
    return [
      {
        ...where,
        found: `the link text "${text}"`,
        write: 'what readers find there, such as the title of the page',
      },
    ];
  }
  const isAutomatic = lines[lineOf(link) - 1]?.includes(`<${link.url}>`) || text === link.url;
  return text || images || isAutomatic
    ? []
    : [{ ...where, found: `a link to ${link.url} without text`, write: 'what readers find there' }];
}

function checkTarget({ file, lines, site }: Page, link: Link | Definition): Finding[] {
  const { url } = link;
  if (isExternal(url)) {
    return [];
  }
  const line = lineOf(link);
  const where = { file, line, check: 'links' };
  const escapes = checkEscapes(url, where, lines[line - 1]);
  if (escapes.length > 0) {
    return escapes;
  }
  if (/^www\./i.test(url)) {
    const write = `https://${url}`;
    const corrected = withTarget(lines[line - 1], url, write);
    return [{ ...where, found: `a link to ${url} without https://`, write, corrected }];
  }
  const [target = '', hash] = url.split('#');
  const to = site.resolve(file, decodeURI(target.replace(/\?.*$/, '')));
  if (to === undefined) {
    return [];
  }
  if (!site.has(to)) {
    const other = closest(to, site.markdownFiles());
    const relative = other && site.relative(file, other);
    return [
      {
        ...where,
        found: `a link to ${target}, which doesn't exist`,
        write: relative ? `a path such as ${relative}` : 'the path of an existing file',
        corrected: relative && withTarget(lines[line - 1], target, relative),
      },
    ];
  }
  if (!hash || !/\.mdx?$/.test(to)) {
    return [];
  }
  const id = decodeURIComponent(hash);
  if (site.hasAnchor(to, id)) {
    return [];
  }
  const other = closest(id, [...(site.anchorsOf(to) ?? [])]);
  return [
    {
      ...where,
      found: `the anchor #${id}, which ${to === file ? 'this page' : to} doesn't have`,
      write: other ? `#${other}` : 'the ID of a heading on that page',
      corrected: other && lines[line - 1]?.replace(`${target}#${hash}`, `${target}#${other}`),
    },
  ];
}

/**
 * Checks the text of each link, and whether the file and the anchor that it links to exist.
 * Targets that the site generates, such as tag pages, are checked by the build.
 */
export function checkLinks(page: Page, tree: Root): Finding[] {
  const findings: Finding[] = [];
  visit(tree, 'link', (link) => {
    findings.push(...checkText(page, link), ...checkTarget(page, link));
  });
  visit(tree, 'definition', (definition) => {
    findings.push(...checkTarget(page, definition));
  });
  return findings;
}
