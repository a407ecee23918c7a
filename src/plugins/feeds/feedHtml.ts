import { type CheerioAPI, load } from 'cheerio';
import type { AnyNode, Element } from 'domhandler';

/**
 * Elements that feed readers support, with the attributes to keep. All other elements are
 * replaced with their content.
 */
const KEPT: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  img: ['src', 'alt', 'width', 'height'],
  ol: ['start'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan'],
  ...Object.fromEntries(
    [
      'h2 h3 h4 h5 h6 p br hr ul li blockquote pre code em strong del sup sub kbd',
      'table thead tbody tr dl dt dd details summary figure figcaption',
    ]
      .join(' ')
      .split(' ')
      .map((name) => [name, []]),
  ),
};

/** Elements that only work or make sense on the page itself. */
const DROPPED = 'script, style, svg, button, form, nav, iframe, template, noscript, .hash-link';

function paragraph($: CheerioAPI, text: string): AnyNode[] {
  return $('<p>').append($('<strong>').text(text)).get();
}

/** Turns code blocks into plain preformatted text below their title. */
function simplifyCode($: CheerioAPI): void {
  for (const block of $('.theme-code-block').get()) {
    const lines = $(block).find('code .token-line').get();
    const text = lines.map((line) => $(line).text().replace(/\n$/, '')).join('\n');
    const title = $(block).children('[class*="codeBlockTitle"]').text();
    $(block).replaceWith([
      ...(title ? paragraph($, title) : []),
      ...$('<pre>').append($('<code>').text(text)).get(),
    ]);
  }
}

/** Replaces tabs with their panels, one after the other, each below its label. */
function unfoldTabs($: CheerioAPI): void {
  for (const tabs of $('.tabs-container').get().reverse()) {
    const labels = $(tabs)
      .find('> [role="tablist"] > [role="tab"]')
      .get()
      .map((tab) => $(tab).text());
    const panels = $(tabs).find('> div > [role="tabpanel"]').get();
    $(tabs).replaceWith(
      panels.flatMap((panel, index) => [
        ...paragraph($, labels[index] ?? ''),
        ...$(panel).contents().toArray(),
      ]),
    );
  }
}

/** Turns admonitions into block quotes that start with their title. */
function quoteAdmonitions($: CheerioAPI): void {
  for (const admonition of $('.theme-admonition').get().reverse()) {
    const [heading, ...content] = $(admonition).children().get();
    const title = $(heading).text().trim();
    $(admonition).replaceWith(
      $('<blockquote>').append([
        ...paragraph($, title.charAt(0).toUpperCase() + title.slice(1)),
        ...content.flatMap((part) => $(part).contents().toArray()),
      ]),
    );
  }
}

/** Replaces images that the bundler inlined in the page, because feed readers don't show them. */
function replaceInlinePictures($: CheerioAPI, cover: string | undefined): void {
  for (const [index, picture] of $('img[src^="data:"]').get().entries()) {
    if (index === 0 && cover) {
      $(picture).attr('src', cover);
    } else {
      $(picture).replaceWith($('<em>').text($(picture).attr('alt') ?? ''));
    }
  }
}

function keepPlainElements($: CheerioAPI): void {
  for (const element of ($('*').get() as Element[]).reverse()) {
    const kept = KEPT[element.tagName];
    if (kept) {
      element.attribs = Object.fromEntries(
        Object.entries(element.attribs).filter(([name]) => kept.includes(name)),
      );
    } else {
      $(element).replaceWith($(element).contents());
    }
  }
}

/**
 * Turns the content of a page into HTML that feed readers can show: plain elements
 * without classes, styles, IDs, and scripts.
 *
 * @param html content of the page, with absolute links
 * @param cover absolute URL of the page's social card
 */
export function feedHtml(html: string, cover?: string): string {
  const $ = load(html, null, false);
  simplifyCode($);
  $(DROPPED).remove();
  unfoldTabs($);
  quoteAdmonitions($);
  replaceInlinePictures($, cover);
  keepPlainElements($);
  $('p:empty').remove();
  return $.html()
    .replace(/<!--.*?-->/gs, '')
    .trim();
}
