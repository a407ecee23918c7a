// Readers gain: a navbar item that's shown only in the test area.
// Delete when: the specification no longer requires a custom navbar item type.

import TestAreaAlert from '@site/src/components/TestAreaAlert';
import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';

export default {
  ...ComponentTypes,
  'custom-testAreaAlert': TestAreaAlert,
};
