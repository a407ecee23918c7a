import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

export default {
  sidebar: [{ type: 'doc', id: 'index', label: 'Index' }],
} satisfies SidebarsConfig;
