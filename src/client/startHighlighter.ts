import type { ClientModule } from '@docusaurus/types';
import { retryHighlighter } from '../components/HighlightedCode/loadHighlighter';

/** Loads the syntax highlighter at the same time as the page that a reader goes to. */
const startHighlighter: ClientModule = {
  onRouteUpdate({ location, previousLocation }) {
    if (previousLocation && previousLocation.pathname !== location.pathname) {
      retryHighlighter();
    }
  },
};

export default startHighlighter;
