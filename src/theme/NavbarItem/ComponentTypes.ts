// Readers gain: a navbar item that exists in the test area only.
// Delete when: the specification no longer asks for a custom navbar item type.
import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';
import TestAreaAlert from '@site/src/components/TestAreaAlert';

export default {
  ...ComponentTypes,
  'custom-testAreaAlert': TestAreaAlert,
};
