import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  readonly label: string;
  /** The input or select element that the label describes. */
  readonly children: ReactNode;
}

/** A form control with a label above it. */
export default function Field({ label, children }: Props) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child
    <label className={styles.field}>
      <span className={styles.label}>{label}</span>
      {children}
    </label>
  );
}
