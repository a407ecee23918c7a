// Readers gain: with a keyboard or a screen reader, the side panel of small screens behaves like a dialog. The panel
// is rendered in short tasks, after the page works.
// Delete when: the theme's panel gets and returns the focus, closes with Escape, makes the page behind it inert, and
// isn't rendered together with the page.
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import ModalPanel from '@site/src/components/ModalPanel';
import type { Props } from '@theme/Navbar/MobileSidebar/Layout';
import MobileSidebarLayout from '@theme-original/Navbar/MobileSidebar/Layout';
import { useDeferredValue } from 'react';

/** The side panel of small screens. */
export default function MobileSidebarLayoutWrapper(props: Props) {
  const { shown } = useNavbarMobileSidebar();
  const isIdle = useDeferredValue(true, false);
  return <ModalPanel>{(shown || isIdle) && <MobileSidebarLayout {...props} />}</ModalPanel>;
}
