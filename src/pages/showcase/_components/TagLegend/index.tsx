import { tagKeys, tags } from '@site/src/data/showcase/tags';
import { meaningId } from '../../_lib/meaningId';
import TagMark from '../TagMark';
import styles from './styles.module.css';

/** Explains what each tag means, for readers who can't hover and those who want to see all tags at once. */
export default function TagLegend() {
  return (
    <details className={styles.legend}>
      <summary className={styles.summary}>What the tags mean</summary>
      <dl className={styles.list}>
        {tagKeys.map((tag) => (
          <div key={tag} className={styles.entry}>
            <dt className={styles.term}>
              <TagMark tag={tag} />
              {tags[tag].label}
            </dt>
            <dd id={meaningId(tag)} className={styles.meaning}>
              {tags[tag].meaning}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
