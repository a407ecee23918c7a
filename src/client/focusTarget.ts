import type { ClientModule } from '@docusaurus/types';
import { hashTarget } from '../lib/hashTarget';

/**
 * Moves the focus to the section that a link points to, so that the Tab key and screen readers continue there.
 * Browsers do that themselves when they load a page, but not when a script changes the URL.
 */
const focusTarget: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    const { pathname, hash } = location;
    if (
      !previousLocation ||
      !hash ||
      `${previousLocation.pathname}${previousLocation.hash}` === pathname + hash
    ) {
      return;
    }
    const target = hashTarget(hash);
    if (target && target.tabIndex < 0) {
      target.tabIndex = -1;
    }
    target?.focus({ preventScroll: true });
  },
};

export default focusTarget;
