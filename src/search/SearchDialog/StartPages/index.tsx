import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import type { FacetFilters } from '../../protocol';
import { visitedPages } from '../../visitedPages';
import styles from './styles.module.css';

const LIMIT = 5;

interface Props {
  /** The element to show the pages in, once the dialog is open. */
  readonly slot: HTMLElement | null;
  /** The search filters, because pages of other versions aren't offered. */
  readonly facetFilters: FacetFilters;
  readonly onSelect: () => void;
}

/**
 * Shown while the search field is empty: what readers can search for, and links to recently
 * visited pages.
 */
export default function StartPages({ slot, facetFilters, onSelect }: Props): ReactNode {
  // Chosen once, because the list below would move under the pointer if a page that's still
  // loading changed them. The browser's location is already the one of that page.
  const [pages] = useState(() => {
    const filters = [facetFilters].flat(2);
    const { pathname } = window.location;
    return visitedPages()
      .filter(({ path, tag }) => path !== pathname && filters.includes(`docusaurus_tag:${tag}`))
      .slice(0, LIMIT);
  });
  if (!slot) {
    return null;
  }
  return createPortal(
    <section className={styles.start}>
      <p>
        <Translate id="search.start.hint" description="Shown in the empty search">
          Search for a page, an option, a flag, a package, or an error message.
        </Translate>
      </p>
      {pages.length > 0 && (
        <>
          <h2 className={styles.title}>
            <Translate id="search.start.visited" description="Title above pages just read">
              Pages you just read
            </Translate>
          </h2>
          <ul>
            {pages.map(({ path, title }) => (
              <li key={path}>
                <Link to={path} onClick={onSelect}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>,
    slot,
  );
}
