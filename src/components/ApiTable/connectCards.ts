/** The ARIA roles of the parts of a table. */
const ROLES = {
  table: 'table',
  'thead, tbody': 'rowgroup',
  tr: 'row',
  'thead th': 'columnheader',
  'tbody th': 'rowheader',
  td: 'cell',
};

function setRoles(table: HTMLTableElement, isCards: boolean): void {
  for (const [selector, role] of Object.entries(ROLES)) {
    const parts = selector === 'table' ? [table] : table.querySelectorAll(selector);
    for (const part of parts) {
      if (isCards) {
        part.setAttribute('role', role);
      } else {
        part.removeAttribute('role');
      }
    }
  }
}

/**
 * Adds ARIA roles to a table while its rows are laid out as cards, which depends on its width. WebKit doesn't
 * treat a table as a table if its `display` changes. Returns a function that stops it.
 */
export function connectCards(table: HTMLTableElement): () => void {
  let wasCards = false;
  const observer = new ResizeObserver(() => {
    const isCards = getComputedStyle(table).display !== 'table';
    if (isCards !== wasCards) {
      wasCards = isCards;
      setRoles(table, isCards);
    }
  });
  observer.observe(table);
  return () => observer.disconnect();
}
