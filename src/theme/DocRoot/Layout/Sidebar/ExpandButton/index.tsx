// Readers gain: after they collapse or expand the sidebar, the focus is on the other button, and only Enter and Space
// press it.
// Delete when: the theme's button is a `button` element that gets and returns the focus.
import SidebarFocus from '@site/src/components/SidebarFocus';
import type { Props } from '@theme/DocRoot/Layout/Sidebar/ExpandButton';
import ExpandButton from '@theme-original/DocRoot/Layout/Sidebar/ExpandButton';

/** The button that expands the sidebar. */
export default function ExpandButtonWrapper(props: Props) {
  return (
    <SidebarFocus>
      <ExpandButton {...props} />
    </SidebarFocus>
  );
}
