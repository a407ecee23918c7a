import type { BlogFeedItem, BlogPost } from '@docusaurus/plugin-content-blog';
import { kindOf } from '../../lib/changelog/kinds';
import {
  type Change,
  profileUrl,
  type Release,
  referenceOf,
  type Source,
  sourcesOf,
} from '../../lib/changelog/release';
import { textParts } from '../../lib/textParts';
import { feedHtml } from '../feeds/feedHtml';

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

function link(url: string, text: string): string {
  return `<a href="${escapeHtml(url)}">${escapeHtml(text)}</a>`;
}

function sourceHtml(source: Source): string {
  const { authors, packages } = source;
  const reference = referenceOf(source);
  return [
    reference ? link(reference.url, reference.label) : '',
    authors.length > 0
      ? `by ${authors.map((name) => link(profileUrl(name), name)).join(', ')}`
      : '',
    packages.length > 0 ? `in ${packages.map(escapeHtml).join(', ')}` : '',
  ]
    .filter(Boolean)
    .join(' ');
}

function changeHtml(change: Change): string {
  const summary = textParts(change.summary)
    .map(({ code, text }) => (code ? `<code>${escapeHtml(text)}</code>` : escapeHtml(text)))
    .join('');
  const details = sourcesOf(change).map(sourceHtml).join('; ');
  return `<li>${summary}${details ? ` (${details})` : ''}</li>`;
}

/** Returns the changes in a release as plain HTML, for feed readers. */
export function releaseHtml({ categories }: Pick<Release, 'categories'>): string {
  return categories
    .map(
      ({ kind, changes }) =>
        `<h2>${kindOf(kind).title}</h2><ul>${changes.map(changeHtml).join('')}</ul>`,
    )
    .join('');
}

/**
 * Completes the feed item of an entry: adds the lists of changes after the text that the
 * blog plugin found on the page, and credits the contributors. Atom requires an author
 * for every entry, so the author is the group, and each person is a contributor.
 */
export function toFeedItem(
  item: BlogFeedItem,
  post: BlogPost,
  release: Release | undefined,
  authorsUrl: string,
): BlogFeedItem {
  const contributors = release?.contributors ?? [];
  return {
    ...item,
    title: release ? `Docusaurus ${release.version}` : item.title,
    published: post.metadata.date,
    content:
      `${feedHtml(item.content ?? '')}${release ? releaseHtml(release) : ''}` || item.description,
    author: [{ name: 'Docusaurus contributors', link: authorsUrl }],
    contributor: contributors.map((name) => ({ name, link: profileUrl(name) })),
  };
}
