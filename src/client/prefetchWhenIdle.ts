import type { ClientModule } from '@docusaurus/types';
import { prefetchPage } from './core/prefetchPage';
import { whenIdle, whenLoaded } from './whenIdle';

/** The highest number of pages to prefetch from one page. */
const MOST = 4;
/** Milliseconds after the page is loaded before anything is prefetched. */
const PAUSE = 2_000;

let isReplaced = false;
let waiting: string[] = [];
let left = MOST;
let isScheduled = false;

function prefetchNext(): void {
  // The link that came into view last is the one that the reader is closest to.
  const path = waiting.pop();
  if (path && left > 0) {
    left -= prefetchPage(path) ? 1 : 0;
    whenIdle(prefetchNext);
  } else {
    isScheduled = false;
  }
}

function prefetchLater(path: string): false {
  waiting.push(path);
  if (!isScheduled) {
    isScheduled = true;
    whenLoaded(() => setTimeout(() => whenIdle(prefetchNext), PAUSE));
  }
  return false;
}

/**
 * Pages whose links are in view are prefetched only when the browser is idle, and only a few of them. Docusaurus
 * prefetches all of them immediately, which blocks phones. Links that readers point at are still preloaded
 * immediately.
 */
const prefetchWhenIdle: ClientModule = {
  onRouteUpdate({ location, previousLocation }) {
    if (!isReplaced) {
      isReplaced = true;
      window.docusaurus = { ...window.docusaurus, prefetch: prefetchLater };
    }
    if (previousLocation && previousLocation.pathname !== location.pathname) {
      waiting = [];
      left = MOST;
    }
  },
};

export default prefetchWhenIdle;
