import { type ReactNode, useId } from 'react';
import styles from './styles.module.css';

interface Props {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Number of contributors found. */
  readonly shown: number;
  /** Number of all contributors. */
  readonly total: number;
}

/** Finds contributors by part of their handle. Hidden if JavaScript is turned off. */
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
          ? 'No matching contributors'
          : shown === total
            ? `${total} contributors`
            : `${shown} of ${total} contributors`}
      </span>
    </form>
  );
}
