import { type CheerioAPI, load } from 'cheerio';
import type { AnyNode, Element } from 'domhandler';

/** Elements that a feed reader shows, with the attributes that it needs. Others give way to their content. */
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

/** What only works, or only makes sense, on the page itself. */
const DROPPED = 'script, style, svg, button, form, nav, iframe, template, noscript, .hash-link';

function paragraph($: CheerioAPI, text: string): AnyNode[] {
  return $('<p>').append($('<strong>').text(text)).get();
}

/** Code blocks become plain preformatted text under their title. */
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

/** Tabs become their panels, one below the other, each under its label. */
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

/** Admonitions become quotations that begin with their title. */
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

/** Drawings that the bundler put into the page itself: readers of feeds are not shown such pictures. */
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
 * The text of a page as feed readers can show it: plain elements without
 * classes, styles, ids and scripts.
 *
 * @param html the text as it stands on the page, with absolute links
 * @param cover absolute address of the picture that stands for the page
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
