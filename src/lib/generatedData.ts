import type { FeatureRequest } from '../data/featureRequests/schema';
import type { Site } from '../data/showcase/schema';
import type { CardDescriptions } from './cardDescriptions';
import type { AuthorsPageProps, ListPageProps, SidebarGroup } from './changelog/pages';
import type { HomeData } from './homeData';
import type { VersionOverview } from './versionChanges';

/**
 * The data files that plugins write during the build, by name. Fixed pages import them from
 * `@generated` (src/generated.d.ts), and routes with a variable part get them as modules.
 */
export interface GeneratedData {
  readonly 'home.json': HomeData;
  /** Checked, and sorted with favorites first. */
  readonly 'sites.json': readonly Site[];
  /** What's new in each version, latest first. */
  readonly 'overview.json': readonly VersionOverview[];
  readonly 'requests.json': readonly FeatureRequest[];
  /** The first page of the changelog's list. */
  readonly 'list.json': ListPageProps;
  readonly 'contributors.json': AuthorsPageProps;
  readonly 'sidebar.json': readonly SidebarGroup[];
  readonly [descriptions: `card-descriptions-${string}.json`]: CardDescriptions;
}
