import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** One or more TeamMember components. */
  readonly children: ReactNode;
}

/** A grid of people. */
export default function TeamList({ children }: Props) {
  return <ul className={styles.list}>{children}</ul>;
}
