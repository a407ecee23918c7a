import { type ReactNode, useId } from 'react';
import styles from './styles.module.css';

interface Props {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Contributors found, of all. */
  readonly shown: number;
  readonly total: number;
}

/** Finds contributors by a part of their handle. Not shown where scripts don't run. */
export default function ContributorSearch({ value, onChange, shown, total }: Props): ReactNode {
  const id = useId();
  return (
    <form className={styles.search} onSubmit={(event) => event.preventDefault()}>
      <label htmlFor={id}>Find a contributor</label>
      <input
        id={id}
        type="search"
        value={value}
        placeholder="GitHub handle"
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <span role="status">
        {shown === 0
          ? 'No handle contains this.'
          : shown === total
            ? `${total} contributors`
            : `${shown} of ${total} contributors`}
      </span>
    </form>
  );
}
