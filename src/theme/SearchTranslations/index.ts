/**
 * Readers gain: the sentences of the dialog travel with the dialog, not with
 * every page (src/search/docsearch/modal/translations.ts holds them). Here is
 * only what the closed search shows.
 * To be deleted when the theme loads these sentences together with its dialog.
 */
import { translate } from '@docusaurus/Translate';

const label = translate({
  id: 'theme.SearchBar.label',
  message: 'Search',
  description: 'Label of the button that opens the search',
});

const placeholder = translate({
  id: 'theme.SearchModal.placeholder',
  message: 'Search docs',
  description: 'Shown in the empty search field',
});

const translations = {
  button: { buttonText: label, buttonAriaLabel: label },
  modal: { searchBox: { placeholderText: placeholder } },
  placeholder,
};

export default translations;
