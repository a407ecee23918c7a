// Readers gain: nothing; the test area shows that an admonition type can be added.
// Delete when: the specification no longer asks for a custom admonition keyword.
import TestAdmonition from '@site/src/components/TestAdmonition';
import AdmonitionTypes from '@theme-original/Admonition/Types';

export default {
  ...AdmonitionTypes,
  'my-custom-admonition': TestAdmonition,
};
