import type { ThemeConfig } from '@docusaurus/preset-classic';

type AnnouncementBar = NonNullable<ThemeConfig['announcementBar']>;

/** A notice above the navbar. Builds after its last day no longer show it. */
interface Announcement extends AnnouncementBar {
  /** Last day on which a build shows the notice, as an ISO date. */
  readonly until: string;
}

/** The release that the announcement bar and the home page banner announce. */
export const announcedVersion = '3.8';

const current: Announcement = {
  // A new ID shows the notice again to readers who closed the previous one.
  id: `announcementBar-v${announcedVersion}`,
  content: `🎉 <a target="_blank" rel="noopener noreferrer" href="/blog/releases/${announcedVersion}/">Docusaurus ${announcedVersion}</a> is out`,
  isCloseable: true,
  until: '2027-12-31',
};

/**
 * Returns the notice to show on the given date, or undefined after its last day.
 *
 * @param today ISO date, for example `2026-01-31`
 */
export function announcementOn(today: string): AnnouncementBar | undefined {
  const { until, ...bar } = current;
  return today <= until ? bar : undefined;
}
