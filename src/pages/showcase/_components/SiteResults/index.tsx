import type { Site } from '@site/src/data/showcase/schema';
import type { TagKey } from '@site/src/data/showcase/tags';
import SiteList from '../SiteList';
import TagMark from '../TagMark';
import styles from './styles.module.css';

interface Props {
  readonly sites: readonly Site[];
  readonly isFiltered: boolean;
  readonly onTag: (tag: TagKey) => void;
}

/** The sites: favorites and all others, a single list if filters are set, or a message if no sites match. */
export default function SiteResults({ sites, isFiltered, onTag }: Props) {
  if (sites.length === 0) {
    return (
      <section className={styles.empty}>
        <h2 className={styles.title}>No result</h2>
        <p className={styles.hint}>
          No sites match your filters. Try a different name, choose fewer tags, or clear all
          filters.
        </p>
      </section>
    );
  }
  if (isFiltered) {
    return (
      <section className={styles.section} aria-label="Matching sites">
        <SiteList sites={sites} onTag={onTag} />
      </section>
    );
  }
  return (
    <>
      <section className={styles.section}>
        <h2 className={styles.title}>
          Our favorites <TagMark tag="favorite" />
        </h2>
        <SiteList sites={sites.filter(({ tags }) => tags.includes('favorite'))} onTag={onTag} />
      </section>
      <section className={styles.section}>
        <h2 className={styles.title}>All sites</h2>
        <SiteList sites={sites.filter(({ tags }) => !tags.includes('favorite'))} onTag={onTag} />
      </section>
    </>
  );
}
