import clsx from 'clsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './styles.module.css';

interface Props {
  /** A dropdown of the theme, which opens with its button or when the pointer is over it. */
  readonly children: ReactNode;
}

/** Lets Escape close a dropdown, even if it's open because the pointer is over it. */
export default function DismissibleMenu({ children }: Props) {
  const menu = useRef<HTMLDivElement>(null);
  const [isDismissed, setDismissed] = useState(false);
  useEffect(() => {
    const dismiss = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') {
        return;
      }
      setDismissed(true);
      if (menu.current?.contains(document.activeElement)) {
        menu.current.querySelector<HTMLElement>('[aria-expanded]')?.focus();
        // The theme closes a dropdown when something outside of it gets the focus.
        document.dispatchEvent(new Event('focusin'));
      }
    };
    document.addEventListener('keydown', dismiss);
    return () => document.removeEventListener('keydown', dismiss);
  }, []);
  const allow = () => setDismissed(false);
  return (
    <div
      ref={menu}
      className={clsx(styles.menu, isDismissed && styles.dismissed)}
      onPointerEnter={allow}
      onPointerLeave={allow}
    >
      {children}
    </div>
  );
}
