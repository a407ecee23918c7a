// Readers gain: phones don't hydrate a table of contents that they don't show.
// Delete when: the theme doesn't hydrate it on phones.
import UntouchedElement from '@site/src/components/UntouchedElement';
import { useIsHiddenOnPhone } from '@site/src/hooks/useIsHiddenOnPhone';
import Desktop from '@theme-original/DocItem/TOC/Desktop';

export default function DocItemTOCDesktopWrapper() {
  return useIsHiddenOnPhone() ? <UntouchedElement tag="nav" /> : <Desktop />;
}
