import { type TagKey, tags } from '@site/src/data/showcase/tags';
import styles from './styles.module.css';

interface Props {
  readonly tag: TagKey;
}

/** The icon of a tag: a heart for favorites, or a dot in the tag's color. Hidden from screen readers. */
export default function TagMark({ tag }: Props) {
  const { color } = tags[tag];
  if (tag === 'favorite') {
    return (
      <svg className={styles.heart} viewBox="0 0 24 24" fill={color} aria-hidden="true">
        <path d="M12 21C5 15 2 12 2 8a5.5 5.5 0 0 1 10-3 5.5 5.5 0 0 1 10 3c0 4-3 7-10 13z" />
      </svg>
    );
  }
  return <span className={styles.dot} style={{ backgroundColor: color }} aria-hidden="true" />;
}
