import { type ReactNode, useEffect, useRef } from 'react';
import styles from './styles.module.css';

interface Props {
  /** The theme's editor, whose text field has no name, no role, and no outline. */
  readonly children: ReactNode;
}

/** Tells screen readers what the text field of the live editor is, and shows that it has the focus. */
export default function LabeledEditor({ children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const field = box.current?.querySelector('pre[contenteditable]');
    field?.setAttribute('role', 'textbox');
    field?.setAttribute('aria-multiline', 'true');
    field?.setAttribute('aria-label', 'Code');
  }, []);
  return (
    <div ref={box} className={styles.editor}>
      {children}
    </div>
  );
}
