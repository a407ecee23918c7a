import type { ThemeConfig } from '@docusaurus/preset-classic';

type AnnouncementBar = NonNullable<ThemeConfig['announcementBar']>;

/** A notice above the navbar. It disappears by itself after its last day. */
interface Announcement extends AnnouncementBar {
  /** Last day on which a build shows the notice, as an ISO date. */
  readonly until: string;
}

/** The release that the announcement bar and the home page banner speak of. */
export const announcedVersion = '3.8';

const current: Announcement = {
  // A new id shows the notice again to readers who closed the one before.
  id: `announcementBar-v${announcedVersion}`,
  content: `🎉 <a target="_blank" rel="noopener noreferrer" href="/blog/releases/${announcedVersion}/">Docusaurus ${announcedVersion}</a> is out`,
  isCloseable: true,
  until: '2027-12-31',
};

/**
 * The notice to show on the given day, or undefined after its last one.
 *
 * @param today ISO date, for example `2026-01-31`
 */
export function announcementOn(today: string): AnnouncementBar | undefined {
  const { until, ...bar } = current;
  return today <= until ? bar : undefined;
}
