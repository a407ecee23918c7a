import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import { type MarkdownFormat, parseMarkdown, sourceOf } from '../lib/markdown';

/** Matches links to the current documentation. */
const LINK = /(\]\(|\]:\s+|\b(?:to|href)=["'])\/docs\/(?!\d+\.\d+\.\d+\/)/g;

/** Matches install commands. */
const INSTALL = /^\W*(?:npm (?:install|i)|(?:yarn|pnpm|bun) add) .*$/gm;

/** Matches the initializers of package managers, which install the latest release if no version follows. */
const CREATE = /\b(?:npm (?:init|create)|(?:yarn|pnpm|bun) create) docusaurus\b(?![@-])/g;

/**
 * Pins a page to one release: links to the current documentation point to the same page of
 * the version, and install commands specify the packages of the release. File path links
 * work without a change, and links in code are samples.
 *
 * @param version documentation version
 * @param packages version of the packages
 */
export function pinPage(
  text: string,
  version: string,
  packages: string,
  format: MarkdownFormat = 'mdx',
): string {
  const source = text
    .replace(/\bdocusaurus@latest\b/g, `docusaurus@${packages}`)
    .replace(CREATE, `$&@${packages}`);
  const pinLinks = (part: string) => part.replace(LINK, `$1/docs/${version}/`);
  const pinPackages = (code: string) =>
    code.replace(INSTALL, (command) =>
      command.replace(/(@docusaurus\/[\w-]+)(?=\s|$)/g, `$1@${packages}`),
    );
  let pinned = '';
  let end = 0;
  visit(parseMarkdown(source, format), ['code', 'inlineCode'], (node) => {
    const code = sourceOf(node as Nodes, source);
    const start = node.position?.start.offset ?? 0;
    pinned += pinLinks(source.slice(end, start));
    pinned += node.type === 'code' ? pinPackages(code) : code;
    end = start + code.length;
  });
  return pinned + pinLinks(source.slice(end));
}
