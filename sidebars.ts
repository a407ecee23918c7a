import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

export default {
  docs: [
    'introduction',
    {
      type: 'category',
      label: 'Getting Started',
      link: { type: 'generated-index' },
      collapsed: false,
      items: ['installation', 'configuration', 'playground', 'typescript-support'],
    },
  ],
  api: [
    'cli',
    {
      type: 'category',
      label: 'Miscellaneous',
      link: { type: 'generated-index' },
      items: ['api/misc/create-docusaurus'],
    },
  ],
} satisfies SidebarsConfig;
