import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  readonly label: string;
  /** The input or select that the label names. */
  readonly children: ReactNode;
}

/** A form control under its label. */
export default function Field({ label, children }: Props) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child
    <label className={styles.field}>
      <span className={styles.label}>{label}</span>
      {children}
    </label>
  );
}
