import type { SecurityOptions } from '../plugins/security/sitePolicies';
import { env } from './env';

/** Hosts of the hosted search, if it's configured. The client tries them in turn. */
const searchHosts = env.algolia
  ? [
      `https://${env.algolia.appId}-dsn.algolia.net`,
      `https://${env.algolia.appId}.algolia.net`,
      ...[1, 2, 3].map((number) => `https://${env.algolia?.appId}-${number}.algolianet.com`),
    ].map((host) => host.toLowerCase())
  : [];

const boardHosts = env.featureRequestsBoardUrl ? [new URL(env.featureRequestsBoardUrl).origin] : [];

/** What pages may load from other hosts. The build turns it into the site's security policy. */
export const security = {
  headers: env.isDeployPreview ? { 'X-Robots-Tag': 'noindex' } : {},
  hosts: {
    requests: searchHosts,
    frames: [
      // The home page loads its video when a reader plays it.
      'https://www.youtube-nocookie.com',
      ...boardHosts,
    ],
  },
  // The test page with embeds shows these two.
  testFrames: ['https://example.com', 'https://example.org'],
} satisfies SecurityOptions;
