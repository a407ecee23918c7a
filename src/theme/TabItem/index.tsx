// Readers gain: screen readers announce which tab a panel belongs to.
// Delete when: the theme's panels have an ID and the `aria-labelledby` attribute. The theme's
// component accepts neither, so it can't be wrapped.
export { default } from '@site/src/components/TabPanel';
