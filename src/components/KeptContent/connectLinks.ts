type Page = Pick<Location, 'origin' | 'pathname'>;

/** The link that an event is about, if it leads to another page of this site. */
function pageLink({ target }: Event, page: Page): HTMLAnchorElement | undefined {
  const link = (target as Element).closest<HTMLAnchorElement>('a[href]');
  const isPage =
    link &&
    link.origin === page.origin &&
    link.pathname !== page.pathname &&
    !link.target &&
    !link.hasAttribute('download');
  return isPage ? link : undefined;
}

/**
 * Makes links in an element that React doesn't hydrate work like the theme's links: they open pages without
 * reloading the site, and the page is loaded when a reader points at the link. Returns a function that stops it.
 *
 * @param open opens the page at a path of this site
 * @param page the current page
 */
export function connectLinks(
  element: HTMLElement,
  open: (path: string) => void,
  page: Page = window.location,
): () => void {
  const follow = (event: MouseEvent) => {
    const link = pageLink(event, page);
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (link && isPlain && !event.defaultPrevented) {
      event.preventDefault();
      open(link.pathname + link.search + link.hash);
    }
  };
  const preload = (event: Event) => {
    const link = pageLink(event, page);
    if (link) {
      window.docusaurus.preload(link.pathname);
    }
  };
  element.addEventListener('click', follow);
  element.addEventListener('mouseover', preload);
  element.addEventListener('touchstart', preload, { passive: true });
  return () => {
    element.removeEventListener('click', follow);
    element.removeEventListener('mouseover', preload);
    element.removeEventListener('touchstart', preload);
  };
}
