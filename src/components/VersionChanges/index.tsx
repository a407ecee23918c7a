import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { useHistory } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {
  COMPARE_PATH,
  compareQuery,
  STATEMENTS_KEY,
  type Statement,
} from '@site/src/lib/versionChanges';
import type { MouseEvent } from 'react';
import styles from './styles.module.css';

/**
 * A line on documentation pages that says whether the page differs in other
 * versions. Shows nothing in documentation with a single version.
 *
 * The links are plain links because the theme's links prefetch their target as
 * soon as they're visible, and few readers follow these.
 */
export default function VersionChanges() {
  const { id, frontMatter } = useDoc().metadata;
  const history = useHistory();
  const base = useBaseUrl(`/${COMPARE_PATH}`);
  const statements = frontMatter[STATEMENTS_KEY as keyof typeof frontMatter] as
    | readonly Statement[]
    | undefined;

  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (isPlain) {
      event.preventDefault();
      history.push(event.currentTarget.getAttribute('href') ?? base);
    }
  };

  return (
    statements && (
      <ul className={styles.line} aria-label="This page in other versions">
        {statements.map(({ text, compare }) => (
          <li key={text}>
            {compare ? (
              <a href={`${base}${compareQuery(id, ...compare)}`} onClick={follow}>
                {text}
              </a>
            ) : (
              text
            )}
          </li>
        ))}
      </ul>
    )
  );
}
