import type { BlogFeedItem, BlogPost } from '@docusaurus/plugin-content-blog';
import { kindOf } from '../../lib/changelog/kinds';
import { type Change, profileUrl, type Release, referenceOf } from '../../lib/changelog/release';
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

function changeHtml(change: Change): string {
  const summary = textParts(change.summary)
    .map(({ code, text }) => (code ? `<code>${escapeHtml(text)}</code>` : escapeHtml(text)))
    .join('');
  const reference = referenceOf(change);
  const details = [
    reference ? link(reference.url, reference.label) : '',
    change.authors.length > 0
      ? `by ${change.authors.map((name) => link(profileUrl(name), name)).join(', ')}`
      : '',
    change.packages.length > 0 ? `in ${change.packages.map(escapeHtml).join(', ')}` : '',
  ].filter(Boolean);
  return `<li>${summary}${details.length > 0 ? ` (${details.join(' ')})` : ''}</li>`;
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
