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

/** The sites: favourites and the rest, one list while filters are set, or word that nothing matches. */
export default function SiteResults({ sites, isFiltered, onTag }: Props) {
  if (sites.length === 0) {
    return (
      <section className={styles.empty}>
        <h2 className={styles.title}>No result</h2>
        <p className={styles.hint}>
          No site matches every filter. Try fewer tags, another name, or clear the filters.
        </p>
      </section>
    );
  }
  if (isFiltered) {
    return (
      <section className={styles.section} aria-label="Sites found">
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
