import type { ClientModule } from '@docusaurus/types';
import { whenIdle, whenLoaded } from './whenIdle';

/** The blocks of a page that `src/css/late.css` skips. */
const LATE = '.theme-doc-markdown > *, article > section > h2 + ul > li';
/** Number of blocks to render at a time. On a slow phone, this takes less than 50 ms. */
const MOST = 8;

function finish(): void {
  document.documentElement.dataset.rendered = '';
}

function renderNext(blocks: HTMLElement[]): void {
  for (const block of blocks.splice(0, MOST)) {
    block.style.contentVisibility = 'visible';
  }
  if (blocks.length > 0) {
    whenIdle(() => renderNext(blocks));
  } else {
    finish();
  }
}

let isStarted = false;

/**
 * Renders the first page's blocks below the fold a few at a time. The stylesheet skips them, because the layout of a
 * large page blocks phones. After that, and on all other pages, nothing is skipped, because on the way back, the
 * browser finds the reader's place only if each block has its real height.
 */
const renderWhenIdle: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    if (!isStarted) {
      isStarted = true;
      const render = () => renderNext([...document.querySelectorAll<HTMLElement>(LATE)]);
      whenLoaded(() => whenIdle(render));
    } else if (location.pathname !== previousLocation?.pathname) {
      finish();
    }
  },
};

export default renderWhenIdle;
