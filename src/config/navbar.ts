import type { ThemeConfig } from '@docusaurus/preset-classic';
import { archivedVersions, legacyVersion } from '../data/archivedVersions';
import { env } from './env';

type Navbar = NonNullable<ThemeConfig['navbar']>;

const testArea: Navbar['items'] = [
  { to: '/tests/docs/', position: 'left', label: 'Tests', activeBasePath: '/tests/' },
  { type: 'custom-testAreaAlert', position: 'left', content: '😉' },
];

const separator = { type: 'html', value: '<hr class="dropdown-separator" />' } as const;

/** The navbar at the top of every page. It hides while readers scroll down. */
export const navbar = {
  hideOnScroll: true,
  title: 'Docusaurus',
  logo: {
    // The title next to the logo already contains the site's name.
    alt: '',
    src: 'img/logo.svg',
    srcDark: 'img/logo-dark.svg',
    width: 32,
    height: 32,
  },
  items: [
    { type: 'doc', position: 'left', docId: 'introduction', label: 'Docs' },
    { type: 'docSidebar', position: 'left', sidebarId: 'api', label: 'API' },
    { to: '/blog/', position: 'left', label: 'Blog' },
    { to: '/showcase/', position: 'left', label: 'Showcase' },
    {
      to: '/community/support/',
      position: 'left',
      label: 'Community',
      activeBaseRegex: '/community/',
    },
    ...(env.isDeployPreview ? [] : testArea),
    {
      type: 'docsVersionDropdown',
      position: 'right',
      // The label already shows which version is being read.
      dropdownActiveClassDisabled: true,
      dropdownItemsAfter: [
        separator,
        {
          type: 'html',
          className: 'dropdown-heading',
          value: 'Archived versions',
        },
        ...archivedVersions.map(({ name, docsUrl }) => ({ label: name, href: docsUrl })),
        { label: legacyVersion.navbarLabel, href: legacyVersion.siteUrl },
        separator,
        { to: '/versions/', label: 'All versions' },
      ],
    },
    {
      type: 'localeDropdown',
      position: 'right',
      dropdownItemsAfter: [
        separator,
        {
          href: 'https://github.com/facebook/docusaurus/issues/3526',
          label: 'Help Us Translate',
        },
      ],
    },
    {
      href: 'https://github.com/facebook/docusaurus',
      position: 'right',
      className: 'navbar-repository-link',
      'aria-label': 'GitHub repository',
    },
  ],
} satisfies Navbar;
