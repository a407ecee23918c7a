/** The landmarks to remove from the theme's results page, with their replacements. */
const REPLACEMENTS = [
  // Nested in the main landmark of the page.
  ['<main>', '<div>'],
  ['</main>', '</div>'],
  // The breadcrumbs of each result, some of which have the same name.
  ['<nav aria-label="breadcrumbs">', '<div role="group" aria-label="breadcrumbs">'],
  ['</nav>', '</div>'],
];

/**
 * A webpack loader that removes two kinds of landmarks from the theme's results page. It's
 * plain JavaScript because the bundler loads it directly.
 *
 * @param {string} source
 * @returns {string}
 */
module.exports = function quietLandmarks(source) {
  return REPLACEMENTS.reduce((text, [from = '', to = '']) => {
    if (text.split(from).length !== 2) {
      throw new Error(
        `The results page of theme-search-algolia no longer contains exactly one "${from}". Check whether src/plugins/searchLandmarks is still needed.`,
      );
    }
    return text.replace(from, to);
  }, source);
};
