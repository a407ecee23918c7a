/**
 * The styles of the search dialog. The theme imports them together with the dialog. The styles of the button are on
 * every page. An alias of the search plugin replaces the original styles, which contain both.
 */
import '@docsearch/css/dist/_variables.css';
import '@docsearch/css/dist/modal.css';
import '../../styles/dialog.css';
