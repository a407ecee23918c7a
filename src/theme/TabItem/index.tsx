// Readers gain: screen readers announce which tab a panel belongs to.
// Delete when: the theme's panels have an ID and aria-labelledby. The theme's own component takes
// neither, so it can't be wrapped.
export { default } from '@site/src/components/TabPanel';
