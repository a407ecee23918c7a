import { useLocation } from '@docusaurus/router';
import { NavbarSecondaryMenuFiller, useWindowSize } from '@docusaurus/theme-common';
import type { SidebarGroup } from '@site/src/lib/changelog/pages';
import type { ReactNode } from 'react';
import EntryLink from '../EntryLink';
import styles from './styles.module.css';
import { useShowCurrent } from './useShowCurrent';

interface Props {
  readonly groups: readonly SidebarGroup[];
}

/** All changelog entries in groups. Only the current group is expanded. */
function ReleaseGroups({ groups }: Props): ReactNode {
  const { pathname } = useLocation();
  const current = decodeURI(pathname).replace(/\/$/, '');
  const holdsCurrent = (group: SidebarGroup): boolean =>
    group.entries.some(({ permalink }) => permalink === current);
  const open = groups.find(holdsCurrent) ?? groups[0];
  return groups.map((group) => (
    <details key={group.label} open={group === open} className={styles.group}>
      <summary>{group.label}</summary>
      <ul>
        {group.entries.map(({ title, permalink }) => (
          <li key={permalink}>
            <EntryLink
              permalink={permalink}
              aria-current={permalink === current ? 'page' : undefined}
            >
              {title}
            </EntryLink>
          </li>
        ))}
      </ul>
    </details>
  ));
}

function DesktopSidebar({ groups }: Props): ReactNode {
  const { pathname } = useLocation();
  const list = useShowCurrent<HTMLElement>(pathname);
  return (
    <aside className={styles.sidebar}>
      <nav ref={list} className="thin-scrollbar" aria-label="Changelog">
        <p className={styles.title}>Changelog</p>
        <ReleaseGroups groups={groups} />
      </nav>
    </aside>
  );
}

/** The list of releases next to the page. On narrow screens, the list is in the navbar's menu. */
export default function ReleaseSidebar({ groups }: Props): ReactNode {
  if (useWindowSize() === 'mobile') {
    return <NavbarSecondaryMenuFiller component={ReleaseGroups} props={{ groups }} />;
  }
  return <DesktopSidebar groups={groups} />;
}
