import { type TagKey, tagKeys } from '@site/src/data/showcase/tags';
import type { RefObject } from 'react';
import type { Filters } from '../../_lib/filters';
import TagOption from '../TagOption';
import styles from './styles.module.css';

interface Props {
  /** Lets the page move the focus back to the filters. */
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
  readonly filters: Filters;
  /** How many sites are shown. */
  readonly count: number;
  readonly onText: (text: string) => void;
  readonly onToggle: (tag: TagKey) => void;
  readonly onMatchAll: (matchAll: boolean) => void;
  readonly onClear: () => void;
}

/** The filters of the showcase: tags, whether a site needs any or all of them, and a search by name. */
export default function FilterPanel({
  headingRef,
  filters,
  count,
  onText,
  onToggle,
  onMatchAll,
  onClear,
}: Props) {
  return (
    <section className={styles.panel} aria-labelledby="showcase-filters" data-page-only>
      <div className={styles.head}>
        <h2 ref={headingRef} id="showcase-filters" className={styles.title} tabIndex={-1}>
          Filters
        </h2>
        <p className={styles.count} role="status">
          {count === 1 ? '1 site' : `${count} sites`}
        </p>
        <div className={styles.buttons}>
          <button
            type="button"
            className={styles.operator}
            aria-pressed={filters.matchAll}
            data-tooltip={
              filters.matchAll
                ? 'AND: Only sites with all of the selected tags are shown.'
                : 'OR: Sites with at least one of the selected tags are shown.'
            }
            onClick={() => onMatchAll(!filters.matchAll)}
          >
            Match all tags
          </button>
          <button type="button" className={styles.clear} onClick={onClear}>
            Clear all
          </button>
        </div>
      </div>
      <div className={styles.controls}>
        <input
          type="search"
          className={styles.search}
          aria-label="Search for a site by name"
          placeholder="Search by site name…"
          value={filters.text}
          onChange={(event) => onText(event.currentTarget.value)}
        />
        <fieldset className={styles.tags}>
          <legend className="visually-hidden">Tags</legend>
          {tagKeys.map((tag) => (
            <TagOption
              key={tag}
              tag={tag}
              checked={filters.tags.includes(tag)}
              onToggle={onToggle}
            />
          ))}
        </fieldset>
      </div>
      <noscript>
        <p className={styles.note}>
          Filters and search need JavaScript. Without it, this page lists every site, starting with
          our favorites.
        </p>
      </noscript>
    </section>
  );
}
