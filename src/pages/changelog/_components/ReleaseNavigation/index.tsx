import type { PageLink } from '@site/src/lib/changelog/pages';
import type { ReactNode } from 'react';
import EntryLink from '../EntryLink';

interface Props {
  readonly newer?: PageLink;
  readonly older?: PageLink;
}

interface NeighborProps extends PageLink {
  readonly label: string;
  readonly side: 'prev' | 'next';
}

function Neighbor({ permalink, title, label, side }: NeighborProps): ReactNode {
  return (
    <EntryLink
      permalink={permalink}
      className={`pagination-nav__link pagination-nav__link--${side}`}
    >
      <div className="pagination-nav__sublabel">{label}</div>
      <div className="pagination-nav__label">{title}</div>
    </EntryLink>
  );
}

/** Links to the previous and next entries in the list. */
export default function ReleaseNavigation({ newer, older }: Props): ReactNode {
  return (
    <nav className="pagination-nav" aria-label="Newer and older releases">
      {newer && <Neighbor {...newer} label="Newer release" side="prev" />}
      {older && <Neighbor {...older} label="Older release" side="next" />}
    </nav>
  );
}
