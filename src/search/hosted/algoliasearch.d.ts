/** The real client under the one path that the alias of `algoliasearch/lite` leaves alone. */
declare module 'algoliasearch/dist/lite/builds/browser.js' {
  export { liteClient } from 'algoliasearch/lite';
}
