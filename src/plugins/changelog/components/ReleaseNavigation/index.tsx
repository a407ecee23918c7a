import PaginatorNavLink from '@theme/PaginatorNavLink';
import type { ReactNode } from 'react';
import type { PageLink } from '../../lib/pages';

interface Props {
  readonly newer?: PageLink;
  readonly older?: PageLink;
}

/** The neighbours of an entry in the list. */
export default function ReleaseNavigation({ newer, older }: Props): ReactNode {
  return (
    <nav className="pagination-nav" aria-label="Newer and older release">
      {newer && (
        <PaginatorNavLink
          permalink={encodeURI(newer.permalink)}
          title={newer.title}
          subLabel="Newer release"
        />
      )}
      {older && (
        <PaginatorNavLink
          permalink={encodeURI(older.permalink)}
          title={older.title}
          subLabel="Older release"
          isNext
        />
      )}
    </nav>
  );
}
