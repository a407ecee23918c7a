import { useNavbarMobileSidebar, useNavbarSecondaryMenu } from '@docusaurus/theme-common/internal';
import { type ReactNode, useEffect } from 'react';
import { makeOthersInert } from './makeOthersInert';

interface Props {
  /** The theme's side panel. */
  readonly children: ReactNode;
}

const find = (selector: string) => document.querySelector<HTMLElement>(selector);

/**
 * Makes the side panel of small screens behave like a dialog: it gets the focus, the rest of the page can't be reached,
 * Escape closes it, and the focus returns to the button that opened it.
 */
export default function ModalPanel({ children }: Props): ReactNode {
  const { shown, toggle } = useNavbarMobileSidebar();
  const { shown: isSecondary } = useNavbarSecondaryMenu();

  useEffect(() => {
    const panel = find('.navbar-sidebar');
    if (!shown || !panel) {
      return;
    }
    const restore = makeOthersInert(panel, '.navbar-sidebar__backdrop');
    const close = find('.navbar-sidebar__close');
    let frame = 0;
    const enter = () => {
      close?.focus();
      // In the first frame of its transition, the panel is still hidden and can't be focused.
      if (close && document.activeElement !== close) {
        frame = requestAnimationFrame(enter);
      }
    };
    const leave = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') {
        toggle();
      }
    };
    enter();
    document.addEventListener('keydown', leave);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('keydown', leave);
      restore();
      const { activeElement, body } = document;
      if (activeElement === body || panel.contains(activeElement)) {
        find('.navbar__toggle')?.focus();
      }
    };
  }, [shown, toggle]);

  useEffect(() => {
    const { activeElement } = document;
    // "Back to main menu" is in the menu that it hides.
    if (!isSecondary && activeElement?.closest('.navbar-sidebar [inert]')) {
      find('.navbar-sidebar__item:not([inert]) a')?.focus();
    }
  }, [isSecondary]);

  return children;
}
