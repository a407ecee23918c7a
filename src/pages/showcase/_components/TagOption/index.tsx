import { type TagKey, tags } from '@site/src/data/showcase/tags';
import type { KeyboardEvent } from 'react';
import { meaningId } from '../../_lib/meaningId';
import TagMark from '../TagMark';
import styles from './styles.module.css';

interface Props {
  readonly tag: TagKey;
  readonly checked: boolean;
  readonly onToggle: (tag: TagKey) => void;
}

/** A tag that readers can choose: a checkbox in the shape of a pill. */
export default function TagOption({ tag, checked, onToggle }: Props) {
  const { label, meaning } = tags[tag];
  const toggleOnEnter = (event: KeyboardEvent) => {
    // Space works by default, but people expect Enter to work, too.
    if (event.key === 'Enter') {
      event.preventDefault();
      onToggle(tag);
    }
  };
  return (
    <label className={styles.pill} data-tooltip={meaning}>
      <input
        type="checkbox"
        id={`showcase_checkbox_id_${tag}`}
        className={styles.checkbox}
        checked={checked}
        aria-describedby={meaningId(tag)}
        onChange={() => onToggle(tag)}
        onKeyDown={toggleOnEnter}
      />
      <TagMark tag={tag} />
      {label}
    </label>
  );
}
