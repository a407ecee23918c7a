/** What is too much in the theme's results page, and what stands there instead. */
const REPLACEMENTS = [
  // Inside of the page's own main part.
  ['<main>', '<div>'],
  ['</main>', '</div>'],
  // The trail of each result, some with the same name.
  ['<nav aria-label="breadcrumbs">', '<div role="group" aria-label="breadcrumbs">'],
  ['</nav>', '</div>'],
];

/**
 * A loader (plain JavaScript, as the bundler requires it itself) that takes two
 * kinds of landmarks out of the theme's results page.
 *
 * @param {string} source
 * @returns {string}
 */
module.exports = function quietLandmarks(source) {
  return REPLACEMENTS.reduce((text, [from = '', to = '']) => {
    if (text.split(from).length !== 2) {
      throw new Error(
        `The results page of theme-search-algolia has not one "${from}" any more; see whether src/plugins/searchLandmarks is still needed.`,
      );
    }
    return text.replace(from, to);
  }, source);
};
