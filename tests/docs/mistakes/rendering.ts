import { type Mistake, site } from './site';

const CLASSIC = "presets: [['classic', { blog: false }]],";
const BUILD = ['docusaurus', 'build'] as const;

const tsx = (jsx: string, imports = '') =>
  `import React from 'react';\n${imports}\nexport default function Page(): React.ReactNode {\n  return ${jsx};\n}\n`;

const TABS = "import Tabs from '@theme/Tabs';\nimport TabItem from '@theme/TabItem';\n\n";

/** Pages that can't be rendered. The build reports all of them at once. */
const UNRENDERED = {
  'src/pages/bad.tsx': 'export const members = [];\n',
  'src/pages/birds/barn-owl.tsx': 'export const members = [];\n',
  'src/pages/team/members.ts': 'export const members = [];\n',
  'src/pages/width.tsx': 'export default function Width() { return window.innerWidth; }\n',
  'src/pages/harbors.tsx':
    "import React from 'react';\nexport default function Harbors() { return <p>{localStorage.getItem('a')}</p>; }\n",
  'src/pages/browser-only.tsx': tsx(
    '<BrowserOnly><p>a</p></BrowserOnly>',
    "import BrowserOnly from '@docusaurus/BrowserOnly';",
  ),
  'src/pages/helmets.tsx': tsx(
    '<Head><Head><title>a</title></Head></Head>',
    "import Head from '@docusaurus/Head';",
  ),
  'src/pages/paragraph.tsx': tsx('<Head><p>a</p></Head>', "import Head from '@docusaurus/Head';"),
  'src/pages/title.tsx': tsx(
    '<Head><title>a {1}</title></Head>',
    "import Head from '@docusaurus/Head';",
  ),
  'src/pages/interpolate.tsx': tsx(
    '<Interpolate><b>a</b></Interpolate>',
    "import Interpolate from '@docusaurus/Interpolate';",
  ),
  'src/pages/translate.tsx': tsx(
    '<Translate><b>a</b></Translate>',
    "import Translate from '@docusaurus/Translate';",
  ),
  'src/pages/no-message.tsx': tsx(
    '<Translate />',
    "import Translate from '@docusaurus/Translate';",
  ),
  'src/pages/data.tsx': tsx(
    "<p>{String(usePluginData('sighting', 'default', { failfast: true }))}</p>",
    "import { usePluginData } from '@docusaurus/useGlobalData';",
  ),
  'src/pages/mode.tsx': tsx(
    '<p>{useColorMode().colorMode}</p>',
    "import { useColorMode } from '@docusaurus/theme-common';",
  ),
  'src/pages/instance.tsx': tsx(
    "<p>{String(useDocsData('firmwares'))}</p>",
    "import { useDocsData } from '@docusaurus/plugin-content-docs/client';",
  ),
  'docs/a.mdx': '# A\n\n<TideClock />\n',
  'docs/tab-item.mdx': '# A\n\n<TabItem value="a">b</TabItem>\n',
  'docs/data.md': '# A\n\nThe shape of the object is {id, name}.\n',
  'docs/user.md': '# A\n\n{userId}\n',
  'docs/alarm.mdx': '# A\n\n<p style="color: red">Red</p>\n',
  'docs/child.mdx': `${TABS}<Tabs>\n  <div>a</div>\n</Tabs>\n`,
  'docs/twice.mdx': `${TABS}<Tabs>\n  <TabItem value="linux">a</TabItem>\n  <TabItem value="linux">b</TabItem>\n</Tabs>\n`,
  'docs/chosen.mdx': `${TABS}<Tabs defaultValue="windows">\n  <TabItem value="linux">a</TabItem>\n  <TabItem value="macos">b</TabItem>\n</Tabs>\n`,
  'docs/query.mdx': `${TABS}<Tabs queryString>\n  <TabItem value="linux">a</TabItem>\n</Tabs>\n`,
  'docs/lonely.mdx':
    'import TabItem from \'@theme/TabItem\';\n\n<TabItem value="linux">a</TabItem>\n',
  'docs/wrong-level.mdx': '# A\n',
};

/** Pages that can be rendered, but contain mistakes that the build finds afterward. */
const COMPLAINED = {
  'src/pages/links.tsx': tsx(
    '<p><Link to="/radio/">a</Link> <Link to="./docs/guide/">b</Link></p>',
    "import Link from '@docusaurus/Link';",
  ),
  'docs/start.mdx': '# Start\n\n[a](./two) [b](#nope) [c](/guide/files/manul.pdf)\n',
  'docs/intro.mdx': '# Start\n\n[a](/nowhere)\n',
  'docs/reading.mdx': '# Reading\n\n[a](./glossary.mdx#ebbe)\n',
  'docs/glossary.mdx': '# Glossary\n',
};

const WARN = "onBrokenLinks: 'warn', onBrokenAnchors: 'warn', ";

/** Four docs instances with different versions and sidebars. */
const INSTANCES = [
  ['default', "sidebarPath: './sidebars.ts'"],
  ['b', "path: 'b', routeBasePath: 'b', lastVersion: '1.0'"],
  ['c', "path: 'c', routeBasePath: 'c', lastVersion: '1.0'"],
  ['d', "path: 'd', routeBasePath: 'd', sidebarPath: './one.ts'"],
].map(([id, options]) => `['@docusaurus/plugin-content-docs', { id: '${id}', ${options} }]`);

const navbarItem = (props: string) =>
  tsx(
    `<Layout><NavbarItem label="a" ${props} /></Layout>`,
    "import Layout from '@theme/Layout';\nimport NavbarItem from '@theme/NavbarItem';",
  );

/** Navbar items that refer to something that doesn't exist. */
const NAVBAR_ITEMS = {
  'sidebars.ts':
    "export default { manual: ['intro'], reference: [{ type: 'link', label: 'a', href: 'https://a.example' }] };\n",
  'one.ts': "export default { manual: ['intro'] };\n",
  'docs/intro.md': 'Text.\n',
  'b/intro.md': 'Text.\n',
  'b_versioned_docs/version-1.0/intro.md': 'Text.\n',
  'b_versioned_sidebars/version-1.0-sidebars.json': '{"guide": ["intro"]}\n',
  'b_versions.json': '["1.0"]\n',
  'c/intro.md': 'Text.\n',
  'c_versioned_docs/version-1.0/intro.md': 'Text.\n',
  'c_versioned_docs/version-1.0/setup/mount.md': 'Text.\n',
  'c_versions.json': '["1.0"]\n',
  'd/intro.md': 'Text.\n',
  'src/pages/doc.tsx': navbarItem('type="doc" docsPluginId="b" docId="introo"'),
  'src/pages/sidebar.tsx': navbarItem('type="docSidebar" docsPluginId="b" sidebarId="guides"'),
  'src/pages/versions.tsx': navbarItem(
    'type="docsVersionDropdown" docsPluginId="b" versions={["2.0"]} dropdownItemsBefore={[]} dropdownItemsAfter={[]}',
  ),
  'src/pages/other-versions.tsx': navbarItem(
    'type="docsVersionDropdown" docsPluginId="b" versions={["1.1"]} dropdownItemsBefore={[]} dropdownItemsAfter={[]}',
  ),
  'src/pages/new-doc.tsx': navbarItem('type="doc" docsPluginId="c" docId="power"'),
  'src/pages/other-sidebar.tsx': navbarItem(
    'type="docSidebar" docsPluginId="d" sidebarId="firmware"',
  ),
  'src/pages/no-sidebar.tsx': navbarItem('type="docSidebar" sidebarId="handbook"'),
  'src/pages/empty-sidebar.tsx': navbarItem('type="docSidebar" sidebarId="reference"'),
};

const NAVBAR = `plugins: [${INSTANCES.join(', ')}, '@docusaurus/plugin-content-pages'], themes: ['@docusaurus/theme-classic'],`;

/** Imports of files that don't exist or that the bundler can't read. */
const IMPORTED = {
  'docs/map.mdx': "import map from './map.png';\n\n<img src={map} />\n",
  'docs/react.mdx': "import TideClok from '@site/src/components/TideClok';\n\n<TideClok />\n",
  'docs/probe.mdx': "import probe from '@site/static/img/prob.png';\n\n<img src={probe} />\n",
  'docs/tides.mdx': "<a href={require('./tides.csv').default}>Tides</a>\n",
  'docs/tides.csv': 'time,height\n06:10 a.m.,3.4\n',
  'versioned_docs/version-1.0/a.mdx': "import Chip from '../src/components/Chip';\n\n<Chip />\n",
  'versions.json': '["1.0"]\n',
  'src/pages/props.tsx': "import Footer from '@theme/BoyPage';\nexport default Footer;\n",
};

const ONE_PAGE = {
  'docs/a.md': 'Text.\n',
  'src/pages/harbors.tsx': UNRENDERED['src/pages/harbors.tsx'],
};

/** Mistakes that a build finds while or after it renders pages. */
export const RENDERING: readonly Mistake[] = [
  ...(
    [
      ['current', 'v4: true, faster: true'],
      ['3.8.0', 'v4: true, experimental_faster: true'],
      ['3.7.0', 'experimental_faster: true'],
    ] as const
  ).flatMap(([version, flags]) => {
    const future = `future: { ${flags} }, `;
    const versions = [version];
    const slash = 'trailingSlash: true, ';
    return [
      site(`pages that can not be rendered, ${version}`, future + CLASSIC, UNRENDERED, {
        run: BUILD,
        versions,
      }),
      site(`a page that needs a browser, ${version}`, future + slash + CLASSIC, ONE_PAGE, {
        run: BUILD,
        versions,
      }),
      site(
        `pages with broken links, ${version}`,
        future + slash + WARN + CLASSIC,
        { ...COMPLAINED, 'src/pages/nest.tsx': tsx('<p><div>a</div></p>') },
        { run: BUILD, versions },
      ),
      site(
        `pages with broken links, no trailing slash, ${version}`,
        future + WARN + CLASSIC,
        {
          ...COMPLAINED,
          'docs/head.mdx': 'A sentence with <head><title>a</title></head> in it.\n',
        },
        { run: BUILD, versions, env: { DOCUSAURUS_PERF_LOGGER: 'true' } },
      ),
      site(`broken navbar items, ${version}`, future + NAVBAR, NAVBAR_ITEMS, {
        run: BUILD,
        versions,
      }),
      site(`broken imports, ${version}`, future + CLASSIC, IMPORTED, {
        run: BUILD,
        versions,
      }),
    ];
  }),
];
