/**
 * Makes everything on the page inert, except for an element, its ancestors, and elements that match a selector.
 *
 * @returns a function that undoes this
 */
export function makeOthersInert(element: Element, except: string): () => void {
  const inert: HTMLElement[] = [];
  let each = element;
  while (each.parentElement && each.parentElement !== document.body) {
    for (const other of each.parentElement.children) {
      if (other !== each && !(other as HTMLElement).inert && !other.matches(except)) {
        (other as HTMLElement).inert = true;
        inert.push(other as HTMLElement);
      }
    }
    each = each.parentElement;
  }
  return () => {
    for (const other of inert) {
      other.inert = false;
    }
  };
}
