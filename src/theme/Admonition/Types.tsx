// Readers gain: nothing. The test area uses this to show that sites can add admonition types.
// Delete when: the specification no longer requires a custom admonition keyword.
import TestAdmonition from '@site/src/components/TestAdmonition';
import AdmonitionTypes from '@theme-original/Admonition/Types';

export default {
  ...AdmonitionTypes,
  'my-custom-admonition': TestAdmonition,
};
