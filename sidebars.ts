import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

export default {
  docs: [
    'introduction',
    {
      type: 'category',
      label: 'Getting Started',
      link: {
        type: 'generated-index',
        description: 'Install Docusaurus, configure it, try it in a browser and add TypeScript.',
      },
      collapsed: false,
      items: ['installation', 'configuration', 'playground', 'typescript-support'],
    },
    {
      type: 'category',
      label: 'Guides',
      link: {
        type: 'generated-index',
        title: 'Docusaurus Guides',
        slug: '/category/guides',
        description: 'Write pages, docs and posts, shape how they look, and publish them.',
      },
      items: ['blog', 'static-assets', 'search', 'browser-support', 'seo', 'using-plugins'],
    },
  ],
  api: [
    'cli',
    {
      type: 'category',
      label: 'Miscellaneous',
      link: {
        type: 'generated-index',
        description: 'Packages that help around a Docusaurus site.',
      },
      items: ['api/misc/create-docusaurus'],
    },
  ],
} satisfies SidebarsConfig;
