import type { ThemeConfig } from '@docusaurus/preset-classic';

type Footer = NonNullable<ThemeConfig['footer']>;

/** The footer of every page. */
export const footer = {
  style: 'dark',
  links: [
    {
      title: 'Learn',
      items: [
        { label: 'Introduction', to: '/docs/' },
        { label: 'Installation', to: '/docs/installation/' },
        { label: 'Migration from v1 to v2', to: '/docs/migration/' },
      ],
    },
    {
      title: 'Community',
      items: [
        { label: 'Stack Overflow', href: 'https://stackoverflow.com/questions/tagged/docusaurus' },
        { label: 'Feature Requests', to: '/feature-requests/' },
        { label: 'Discord', href: 'https://discordapp.com/invite/docusaurus' },
        { label: 'Help', to: '/community/support/' },
      ],
    },
    {
      title: 'More',
      items: [
        { label: 'Blog', to: '/blog/' },
        { label: 'Changelog', to: '/changelog/' },
        { label: 'GitHub', href: 'https://github.com/facebook/docusaurus' },
        { label: 'X', href: 'https://x.com/docusaurus' },
      ],
    },
    {
      title: 'Legal',
      className: 'footer-column-legal',
      items: [
        // These link to our own page: this site collects nothing and isn't run
        // by Meta, so Meta's policies don't apply to it.
        { label: 'Privacy', to: '/legal/#privacy', className: 'footer-item-privacy' },
        { label: 'Terms', to: '/legal/#terms' },
        { label: 'Cookie Policy', to: '/legal/#browser-storage' },
      ],
    },
  ],
  logo: {
    alt: 'Docusaurus',
    src: 'img/logo-dark.svg',
    href: '/',
    width: 48,
    height: 48,
  },
  copyright: `Copyright © ${new Date().getFullYear()} the contributors to this site. Text: CC BY 4.0. Code: MIT. Written independently of Meta, which maintains Docusaurus.`,
} satisfies Footer;
