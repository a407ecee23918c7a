import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

export default {
  community: [
    'support',
    'team',
    'resources',
    'contributing',
    'canary',
    'release-process',
    { type: 'link', label: 'Changelog', href: '/changelog/' },
    { type: 'link', label: 'Showcase', href: '/showcase/' },
    { type: 'link', label: 'Feature Requests', href: '/feature-requests/' },
    { type: 'link', label: 'Chat with us on Discord', href: 'https://discord.gg/docusaurus' },
  ],
} satisfies SidebarsConfig;
