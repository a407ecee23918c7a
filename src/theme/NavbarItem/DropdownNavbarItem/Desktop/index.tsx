// Readers gain: Escape closes a dropdown, and screen readers announce a button that expands, not a menu with
// the keys of an application.
// Delete when: the theme's dropdowns close with Escape and have no `aria-haspopup`.
import DismissibleMenu from '@site/src/components/DismissibleMenu';
import type { Props } from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import DropdownNavbarItemDesktop from '@theme-original/NavbarItem/DropdownNavbarItem/Desktop';

/** A dropdown of the navbar on wide screens. */
export default function DropdownNavbarItemDesktopWrapper(props: Props) {
  return (
    <DismissibleMenu>
      <DropdownNavbarItemDesktop {...props} aria-haspopup={false} />
    </DismissibleMenu>
  );
}
