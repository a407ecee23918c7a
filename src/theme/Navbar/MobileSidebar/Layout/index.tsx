// Readers gain: with a keyboard or a screen reader, the side panel of small screens behaves like a dialog.
// Delete when: the theme's panel gets and returns the focus, closes with Escape, and makes the page behind it inert.
import ModalPanel from '@site/src/components/ModalPanel';
import type { Props } from '@theme/Navbar/MobileSidebar/Layout';
import MobileSidebarLayout from '@theme-original/Navbar/MobileSidebar/Layout';

/** The side panel of small screens. */
export default function MobileSidebarLayoutWrapper(props: Props) {
  return (
    <ModalPanel>
      <MobileSidebarLayout {...props} />
    </ModalPanel>
  );
}
