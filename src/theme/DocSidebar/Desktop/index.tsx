// Readers gain: phones don't hydrate a sidebar that they don't show.
// Delete when: the theme doesn't hydrate it on phones.
import UntouchedElement from '@site/src/components/UntouchedElement';
import { useIsHiddenOnPhone } from '@site/src/hooks/useIsHiddenOnPhone';
import type { Props } from '@theme/DocSidebar/Desktop';
import Desktop from '@theme-original/DocSidebar/Desktop';

export default function DocSidebarDesktopWrapper(props: Props) {
  return useIsHiddenOnPhone() ? <UntouchedElement tag="div" /> : <Desktop {...props} />;
}
