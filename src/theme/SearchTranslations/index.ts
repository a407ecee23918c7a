/**
 * Readers gain: smaller pages, because the text in the search modal is loaded with
 * the modal and not on every page. It's in
 * src/search/docsearch/modal/translations.ts, and this file has only the text
 * that's shown before the modal opens.
 * Delete when: the theme loads this text together with its modal.
 */
import { translate } from '@docusaurus/Translate';

const label = translate({
  id: 'theme.SearchBar.label',
  message: 'Search',
  description: 'Label of the button that opens the search modal',
});

const placeholder = translate({
  id: 'theme.SearchModal.placeholder',
  message: 'Search docs',
  description: 'Placeholder of the search box',
});

const translations = {
  button: { buttonText: label, buttonAriaLabel: label },
  modal: { searchBox: { placeholderText: placeholder } },
  placeholder,
};

export default translations;
