/** Sets an attribute only if its value changes, because the caller observes these attributes. */
function set(element: Element | null | undefined, name: string, value: string): void {
  if (element && element.getAttribute(name) !== value) {
    element.setAttribute(name, value);
  }
}

/**
 * Adds roles and labels to the open dialog for assistive technology. In DocSearch 3.9.0, the
 * backdrop has the role of a button, all lists have the same ID and label, and references point
 * to lists that don't exist.
 */
export function nameParts(container: HTMLElement): void {
  set(container, 'role', 'dialog');
  set(container, 'aria-modal', 'true');
  for (const name of ['aria-expanded', 'aria-haspopup', 'aria-controls', 'tabindex']) {
    container.removeAttribute(name);
  }
  set(container.querySelector('.DocSearch-SearchBar'), 'role', 'presentation');
  set(container.querySelector('.DocSearch-Footer'), 'role', 'presentation');

  const lists = [...container.querySelectorAll('.DocSearch-Hits')].map((group, index) => {
    const list = group.querySelector('ul');
    const title = group.querySelector('.DocSearch-Hit-source');
    set(title, 'id', `docsearch-title-${index}`);
    set(list, 'id', `docsearch-list-${index}`);
    set(list, 'aria-labelledby', `docsearch-title-${index}`);
    return `docsearch-list-${index}`;
  });

  const field = container.querySelector('.DocSearch-Input');
  set(field, 'role', 'combobox');
  set(field, 'aria-haspopup', 'listbox');
  set(field, 'aria-expanded', String(lists.length > 0));
  if (lists.length > 0) {
    set(field, 'aria-controls', lists.join(' '));
  } else {
    field?.removeAttribute('aria-controls');
  }
}
