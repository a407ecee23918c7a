import type { ClientModule } from '@docusaurus/types';

/** Scrolls the sidebar of the documentation to the current page, unless it's already in view. */
function showActiveItem(): void {
  const menu = document.querySelector<HTMLElement>('.theme-doc-sidebar-container nav.menu');
  const links = menu?.querySelectorAll<HTMLElement>('.menu__link--active') ?? [];
  // The links of its categories are active, too, and come first.
  const link = [...links].at(-1);
  // A list doesn't move under the pointer of a reader who clicks in it.
  if (menu && link && link !== document.activeElement) {
    const view = menu.getBoundingClientRect();
    const { top, bottom } = link.getBoundingClientRect();
    // The button that collapses the sidebar covers the last rows.
    if (top < view.top || bottom > view.bottom - 2 * link.offsetHeight) {
      menu.scrollTop += top - view.top - view.height / 2;
    }
  }
}

const clientModule: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    if (location.pathname !== previousLocation?.pathname) {
      showActiveItem();
    }
  },
};

export default clientModule;
