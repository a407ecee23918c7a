import type { Site } from '@site/src/data/showcase/schema';
import { type TagKey, tagKeys } from '@site/src/data/showcase/tags';
import type { MouseEvent } from 'react';
import SiteCard from '../SiteCard';
import styles from './styles.module.css';

interface Props {
  readonly sites: readonly Site[];
  readonly onTag: (tag: TagKey) => void;
}

/** A grid of site cards. A single listener handles clicks on the tags of all cards. */
export default function SiteList({ sites, onTag }: Props) {
  const chooseTag = (event: MouseEvent) => {
    const link = (event.target as Element).closest('[data-tag]');
    const tag = tagKeys.find((key) => key === link?.getAttribute('data-tag'));
    // A click with a modifier key opens a new tab or window.
    if (tag && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey) {
      event.preventDefault();
      onTag(tag);
    }
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: pressing Enter on one of the links triggers a click
    <ul className={styles.list} onClick={chooseTag}>
      {sites.map((site) => (
        <SiteCard key={site.title} site={site} />
      ))}
    </ul>
  );
}
