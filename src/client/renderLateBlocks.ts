import type { ClientModule } from '@docusaurus/types';
import { whenIdle, whenLoaded } from './whenIdle';

/** All blocks that `lateBlocks.css` may skip. */
const LATE = '.theme-doc-markdown > *, .late-block';
/** The number of characters to render at a time. On a slow phone, this takes less than 50 ms. */
const MOST = 1_200;

function skippedBlocks(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(LATE)].filter(
    (block) => getComputedStyle(block).contentVisibility === 'auto',
  );
}

function renderNext(blocks: HTMLElement[]): void {
  let rendered = 0;
  while (blocks.length > 0 && rendered < MOST) {
    const block = blocks.shift() as HTMLElement;
    block.style.contentVisibility = 'visible';
    rendered += block.textContent.length;
  }
  if (blocks.length > 0) {
    whenIdle(() => renderNext(blocks));
  } else {
    delete document.documentElement.dataset.late;
  }
}

/**
 * Renders the blocks of the first page that `lateBlocks.css` skips, a few at a time. On all other pages, nothing is
 * skipped, because on the way back, the browser only finds the reader's place if each block has its real height.
 */
const renderLateBlocks: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    if (!previousLocation) {
      whenLoaded(() => whenIdle(() => renderNext(skippedBlocks())));
    } else if (location.pathname !== previousLocation.pathname) {
      delete document.documentElement.dataset.late;
    }
  },
};

export default renderLateBlocks;
