// Readers gain: a navbar item that exists in the test area only.
// Delete when: the specification no longer asks for a custom navbar item type.

import TestAreaAlert from '@site/src/components/TestAreaAlert';
import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';

export default {
  ...ComponentTypes,
  'custom-testAreaAlert': TestAreaAlert,
};
