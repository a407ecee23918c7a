import Link from '@docusaurus/Link';
import type { Hit } from '@site/src/search/protocol';
import Heading from '@theme/Heading';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  readonly hit: Hit;
}

/** A result: a link to a heading, the titles above it, and an excerpt of its text. */
export default function SearchResult({ hit }: Props): ReactNode {
  const titles = Object.values(hit._highlightResult.hierarchy).map(({ value }) => value);
  const title = titles.pop() ?? '';
  const excerpt = hit._snippetResult.content?.value;
  // The strings of a hit are escaped; see the search protocol.
  return (
    <article className={styles.result}>
      <Heading as="h2">
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by the provider */}
        <Link to={hit.url} dangerouslySetInnerHTML={{ __html: title }} />
      </Heading>
      <ul className="breadcrumbs">
        {titles.map((html, level) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: levels don't move
            key={level}
            className="breadcrumbs__item"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by the provider
            dangerouslySetInnerHTML={{ __html: html }}
          />
        ))}
      </ul>
      {excerpt && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by the provider
        <p dangerouslySetInnerHTML={{ __html: excerpt }} />
      )}
    </article>
  );
}
