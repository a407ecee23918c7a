/** The original client, at the only path that the `algoliasearch/lite` alias doesn't replace. */
declare module 'algoliasearch/dist/lite/builds/browser.js' {
  export { liteClient } from 'algoliasearch/lite';
}
