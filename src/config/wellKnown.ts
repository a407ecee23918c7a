import type { SiteFacts } from '../plugins/wellKnown/files';
import { env } from './env';

/** What robots.txt and security.txt say about the site. */
export const wellKnown = {
  url: env.siteUrl,
  repositoryUrl: env.repositoryUrl,
  hasSitemap: !env.isDeployPreview,
  // A test fails 30 days before this date. Check that the contact still works, and then
  // choose a date less than a year ahead.
  securityContactExpires: '2027-11-01',
} satisfies SiteFacts;
