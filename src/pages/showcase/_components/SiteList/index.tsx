import type { Site } from '@site/src/data/showcase/schema';
import { type TagKey, tagKeys } from '@site/src/data/showcase/tags';
import type { MouseEvent } from 'react';
import SiteCard from '../SiteCard';
import styles from './styles.module.css';

interface Props {
  readonly sites: readonly Site[];
  readonly onTag: (tag: TagKey) => void;
}

/** A grid of site cards. One listener answers the tags of all of them. */
export default function SiteList({ sites, onTag }: Props) {
  const chooseTag = (event: MouseEvent) => {
    const link = (event.target as Element).closest('[data-tag]');
    const tag = tagKeys.find((key) => key === link?.getAttribute('data-tag'));
    // With a modifier key the reader asks for a new tab or window.
    if (tag && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey) {
      event.preventDefault();
      onTag(tag);
    }
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the links inside turn Enter into a click
    <ul className={styles.list} onClick={chooseTag}>
      {sites.map((site) => (
        <SiteCard key={site.title} site={site} />
      ))}
    </ul>
  );
}
