import type { ClientModule } from '@docusaurus/types';

/** Milliseconds that readers see the progress bar before the page is loaded in full. */
const PATIENCE = 10_000;

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * If the scripts of the next page neither load nor fail, the page is loaded in full, because its HTML is readable
 * without them. Docusaurus does the same if the scripts fail, but it waits for stalled ones forever.
 */
const loadStalledPage: ClientModule = {
  onRouteUpdate({ location, previousLocation }) {
    clearTimeout(timer);
    if (previousLocation && previousLocation.pathname !== location.pathname) {
      timer = setTimeout(() => {
        // With HTTP/1.1, browsers load six files at a time, so the page would have to wait for stalled ones.
        window.stop();
        window.location.reload();
      }, PATIENCE);
    }
  },
  onRouteDidUpdate() {
    clearTimeout(timer);
  },
};

export default loadStalledPage;
