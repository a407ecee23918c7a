// Readers gain: phones don't hydrate a sidebar that they don't show.
// Delete when: the theme doesn't hydrate it on phones.
import UntouchedElement from '@site/src/components/UntouchedElement';
import { useIsHiddenOnPhone } from '@site/src/hooks/useIsHiddenOnPhone';
import type { Props } from '@theme/BlogSidebar/Desktop';
import Desktop from '@theme-original/BlogSidebar/Desktop';

export default function BlogSidebarDesktopWrapper(props: Props) {
  return useIsHiddenOnPhone() ? <UntouchedElement tag="aside" /> : <Desktop {...props} />;
}
