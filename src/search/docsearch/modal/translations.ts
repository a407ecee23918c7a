import type { ModalTranslations } from '@docsearch/react';
import { translate } from '@docusaurus/Translate';

const clear = translate({
  id: 'theme.SearchModal.searchBox.resetButtonTitle',
  message: 'Clear the query',
  description: 'Button that empties the search field',
});

const cancel = translate({
  id: 'theme.SearchModal.searchBox.cancelButtonText',
  message: 'Cancel',
  description: 'Button that closes the search',
});

/** Every sentence of the search dialog, under the ids that the theme uses, so that translations of the theme apply. */
export const modalTranslations: ModalTranslations = {
  searchBox: {
    resetButtonTitle: clear,
    resetButtonAriaLabel: clear,
    cancelButtonText: cancel,
    cancelButtonAriaLabel: cancel,
    searchInputLabel: translate({
      id: 'theme.SearchModal.searchBox.searchInputLabel',
      message: 'Search',
      description: 'Label of the search field',
    }),
  },
  startScreen: {
    recentSearchesTitle: translate({
      id: 'theme.SearchModal.startScreen.recentSearchesTitle',
      message: 'Recent',
      description: 'Title above recent results',
    }),
    noRecentSearchesText: translate({
      id: 'theme.SearchModal.startScreen.noRecentSearchesText',
      message: 'No recent searches',
      description: 'Shown before the first search',
    }),
    saveRecentSearchButtonTitle: translate({
      id: 'theme.SearchModal.startScreen.saveRecentSearchButtonTitle',
      message: 'Save this search',
      description: 'Button that makes a recent result a favourite',
    }),
    removeRecentSearchButtonTitle: translate({
      id: 'theme.SearchModal.startScreen.removeRecentSearchButtonTitle',
      message: 'Remove this search from history',
      description: 'Button that forgets a recent result',
    }),
    favoriteSearchesTitle: translate({
      id: 'theme.SearchModal.startScreen.favoriteSearchesTitle',
      message: 'Favorite',
      description: 'Title above favourite results',
    }),
    removeFavoriteSearchButtonTitle: translate({
      id: 'theme.SearchModal.startScreen.removeFavoriteSearchButtonTitle',
      message: 'Remove this search from favorites',
      description: 'Button that forgets a favourite result',
    }),
  },
  errorScreen: {
    titleText: translate({
      id: 'theme.SearchModal.errorScreen.titleText',
      message: 'Unable to fetch results',
      description: 'Shown when no search could answer',
    }),
    helpText: translate({
      id: 'theme.SearchModal.errorScreen.helpText',
      message: 'You might want to check your network connection.',
      description: 'Hint below the failure',
    }),
  },
  noResultsScreen: {
    noResultsText: translate({
      id: 'theme.SearchModal.noResultsScreen.noResultsText',
      message: 'No results for',
      description: 'Before the query that found nothing',
    }),
    suggestedQueryText: translate({
      id: 'theme.SearchModal.noResultsScreen.suggestedQueryText',
      message: 'Try searching for',
      description: 'Before other queries',
    }),
    reportMissingResultsText: translate({
      id: 'theme.SearchModal.noResultsScreen.reportMissingResultsText',
      message: 'Believe this query should return results?',
      description: 'Before the link to the support page',
    }),
    reportMissingResultsLinkText: translate({
      id: 'theme.SearchModal.noResultsScreen.reportMissingResultsLinkText',
      message: 'Let us know.',
      description: 'Link to the support page',
    }),
  },
  footer: {
    selectText: translate({
      id: 'theme.SearchModal.footer.selectText',
      message: 'to select',
      description: 'After the Enter key',
    }),
    selectKeyAriaLabel: translate({
      id: 'theme.SearchModal.footer.selectKeyAriaLabel',
      message: 'Enter key',
      description: 'Name of the key',
    }),
    navigateText: translate({
      id: 'theme.SearchModal.footer.navigateText',
      message: 'to navigate',
      description: 'After the arrow keys',
    }),
    navigateUpKeyAriaLabel: translate({
      id: 'theme.SearchModal.footer.navigateUpKeyAriaLabel',
      message: 'Arrow up',
      description: 'Name of the key',
    }),
    navigateDownKeyAriaLabel: translate({
      id: 'theme.SearchModal.footer.navigateDownKeyAriaLabel',
      message: 'Arrow down',
      description: 'Name of the key',
    }),
    closeText: translate({
      id: 'theme.SearchModal.footer.closeText',
      message: 'to close',
      description: 'After the Escape key',
    }),
    closeKeyAriaLabel: translate({
      id: 'theme.SearchModal.footer.closeKeyAriaLabel',
      message: 'Escape key',
      description: 'Name of the key',
    }),
    searchByText: translate({
      id: 'theme.SearchModal.footer.searchByText',
      message: 'Search by',
      description: 'Before the name of the hosted service',
    }),
  },
};
