import type { ClientModule } from '@docusaurus/types';

/** Milliseconds after which the new title is set, and after which a button shows that it copied something. */
const PAUSE = 150;

let region: HTMLElement | undefined;

/** Screen readers only announce changes of an element that was there before, so it's added with the first page. */
function addRegion(): void {
  region = document.createElement('div');
  region.className = 'visually-hidden';
  region.id = 'announcements';
  region.setAttribute('aria-live', 'polite');
  document.body.append(region);
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest?.('.theme-code-block button[aria-label]');
    const label = button?.ariaLabel;
    setTimeout(() => {
      if (button?.ariaLabel && button.ariaLabel !== label) {
        announce(button.ariaLabel);
      }
    }, PAUSE);
  });
}

function announce(text: string): void {
  if (region) {
    region.textContent = text;
  }
}

/** Announces the titles of new pages and copied code to screen readers, because neither moves the focus to text. */
const announceChanges: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    if (!region) {
      addRegion();
    }
    if (previousLocation && previousLocation.pathname !== location.pathname) {
      setTimeout(() => announce(document.title), PAUSE);
    }
  },
};

export default announceChanges;
