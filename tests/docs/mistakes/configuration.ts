import { type Mistake, NEW, OLD, site, withPlugin, withThemeConfig } from './site';

const STORM = {
  'src/plugins/one.ts': "export default () => ({ name: 'sightings' });\n",
};

/** Mistakes in docusaurus.config.ts, in options, and in custom plugins. */
export const CONFIGURATION: readonly Mistake[] = [
  site('unknown fields', "markdown: { formt: 'mdx' }, colr: 'red',"),
  {
    ...site('version 1 fields', ''),
    files: {
      'docusaurus.config.js': `module.exports = {title: 'L', url: 'https://a.example', baseUrl: '/', cname: 'x', docsUrl: 'docs'};\n`,
    },
  },
  site('a path in the URL', "url: 'https://guide.example.org/docs',"),
  site('another path in the URL', "url: 'https://nimbus.example/manual',"),
  site('no protocol in the URL', "url: 'guide.example.org',"),
  site('no protocol in another URL', "url: 'nimbus.example',"),
  site('an invalid locale', "i18n: { defaultLocale: 'my_locale', locales: ['my_locale'] },"),
  site(
    'a locale with too many parts',
    "i18n: { defaultLocale: 'en', locales: ['en', 'fr_CA_x'] },",
  ),
  site('a nested list with one plugin', "plugins: [['./plugins/count.ts']],"),
  site('an undefined plugin', 'plugins: [undefined],'),
  site('a preset with two objects', "presets: [['classic', {}, {}]],", {}, { versions: NEW }),
  site(
    'the broken link option that a hook replaced',
    "onBrokenMarkdownLinks: 'warn',",
    {},
    { versions: NEW },
  ),
  site(
    'an unknown HTML tag',
    "plugins: [() => ({ name: 'p', injectHtmlTags: () => ({ headTags: [{ tagName: 'page-rater', attributes: {}, customElement: false }] }) })],",
    {},
    { versions: NEW },
  ),
  site(
    'an unknown HTML tag, without customElement',
    "plugins: [() => ({ name: 'p', injectHtmlTags: () => ({ headTags: [{ tagName: 'page-rater', attributes: {} }] }) })],",
    {},
    { versions: OLD },
  ),
  site(
    'two JS loaders',
    "webpack: { jsLoader: 'babel' }, future: { faster: { swcJsLoader: true } },",
    {},
    { versions: NEW, run: ['docusaurus', 'build'] },
  ),
  site(
    'two JS loaders, older flag',
    "webpack: { jsLoader: 'babel' }, future: { experimental_faster: { swcJsLoader: true } },",
    {},
    { versions: OLD, run: ['docusaurus', 'build'] },
  ),
  ...(['faster', 'experimental_faster'] as const).flatMap((flag) => [
    site(
      `a persistent cache without Rspack, ${flag}`,
      `future: { ${flag}: { rspackPersistentCache: true } },`,
      {},
      { versions: flag === 'faster' ? NEW : ['3.8.0'] },
    ),
    site(
      `worker threads without the flag that they require, ${flag}`,
      `future: { ${flag}: { ssgWorkerThreads: true } },`,
      {},
      { versions: flag === 'faster' ? NEW : ['3.8.0'] },
    ),
  ]),
  site('a plugin that returns nothing', 'plugins: [() => {}],'),
  site('a plugin without a name', 'plugins: [() => ({})],'),
  site('a duplicate plugin', "plugins: ['./src/plugins/one.ts', './src/plugins/one.ts'],", STORM),
  site(
    'another duplicate plugin',
    "plugins: ['@docusaurus/plugin-sitemap', '@docusaurus/plugin-sitemap'],",
  ),
  site(
    'a duplicate debug plugin',
    "plugins: ['@docusaurus/plugin-debug', '@docusaurus/plugin-debug'],",
  ),
  site(
    'a duplicate docs plugin',
    "plugins: ['@docusaurus/plugin-content-docs', '@docusaurus/plugin-content-docs'],",
    { 'docs/intro.md': 'Text.\n' },
  ),
  site(
    'a translation file with an extension',
    "plugins: [() => ({ name: 'p', getTranslationFiles: () => [{ path: 'labels.json', content: {} }] })],",
    {},
    { run: ['docusaurus', 'write-translations'] },
  ),
  site('a plugin with an unknown option', "plugins: [['./plugin.js', { routeBasepath: 'x' }]],", {
    'plugin.js': `const { Joi } = require('@docusaurus/utils-validation');
module.exports = () => ({ name: 'buoys' });
module.exports.validateOptions = ({ options, validate }) =>
  validate(Joi.object({ routeBasePath: Joi.string() }), options);\n`,
  }),
  site('a plugin option with the wrong type', "plugins: [['./plugin.js', { routeBasePath: 1 }]],", {
    'plugin.js': `const { Joi } = require('@docusaurus/utils-validation');
module.exports = () => ({ name: 'buoys' });
module.exports.validateOptions = ({ options, validate }) =>
  validate(Joi.object({ routeBasePath: Joi.string() }), options);\n`,
  }),
  site('a plugin that loses its ID', "plugins: [['./plugin.js', {}]],", {
    'plugin.js': `module.exports = () => ({ name: 'buoys', contentLoaded() {} });
module.exports.validateOptions = ({ options }) => ({});\n`,
  }),
  site('a preset with an unknown option', "presets: [['classic', { blogs: {} }]],"),
  site('a plugin that is not a function', "plugins: ['./plugin.js'],", {
    'plugin.js': 'module.exports = { name: "p" };\n',
  }),
  withPlugin(
    'invalid redirects',
    'plugin-client-redirects',
    "{ redirects: [{ from: 'a', to: '/b' }] }",
  ),
  withPlugin(
    'invalid layer names and functions',
    'plugin-css-cascade-layers',
    "{ layers: { 'my layer': (file) => true } }",
    {},
    { versions: ['current', '3.8.0'] },
  ),
  withPlugin(
    'a layer function',
    'plugin-css-cascade-layers',
    '{ layers: { site: () => true } }',
    {},
    { versions: ['current', '3.8.0'] },
  ),
  withPlugin(
    'another instance of the layers plugin',
    'plugin-css-cascade-layers',
    "{ id: 'two' }",
    {},
    { versions: ['current', '3.8.0'] },
  ),
  withPlugin('no analytics ID', 'plugin-google-analytics', '{}'),
  withPlugin('an empty list of gtag IDs', 'plugin-google-gtag', '{ trackingID: [] }'),
  withPlugin('a number as the container ID', 'plugin-google-tag-manager', '{ containerId: 1 }'),
  ...(['gtag', 'googleAnalytics'] as const).map((name) =>
    site(
      `${name} in the themeConfig`,
      `themeConfig: { ${name}: {} }, presets: [['classic', { docs: false, blog: false, pages: false }]],`,
    ),
  ),
  withPlugin('a popup that was removed', 'plugin-pwa', '{ reloadPopup: "x" }'),
  withPlugin(
    'an unknown offline strategy',
    'plugin-pwa',
    "{ offlineModeActivationStrategies: ['sometimes'] }",
  ),
  site(
    'offline mode with the hash router',
    "future: { experimental_router: 'hash' }, plugins: ['@docusaurus/plugin-pwa', '@docusaurus/plugin-sitemap'],",
  ),
  withPlugin('an old sitemap option', 'plugin-sitemap', '{ cacheTime: 600 }'),
  withPlugin(
    'the old trailing slash option of the sitemap',
    'plugin-sitemap',
    '{ trailingSlash: true }',
  ),
  withPlugin('an SVGR option outside of svgrConfig', 'plugin-svgr', '{ svgo: true }'),
  withPlugin('an unknown analytics mode', 'plugin-vercel-analytics', "{ mode: 'x' }"),
  withPlugin(
    'another instance of the analytics plugin',
    'plugin-vercel-analytics',
    "{ id: 'two' }",
  ),
  site(
    'a missing search option',
    "themes: ['@docusaurus/theme-search-algolia'], themeConfig: { algolia: { appId: 'a', apiKey: 'b' } },",
  ),
  withThemeConfig(
    'a footer with links and columns',
    "{ footer: { links: [{ label: 'a', to: '/' }, { title: 'b', items: [] }] } }",
  ),
  withThemeConfig('an unknown color mode', "{ colorMode: { defaultMode: 'system' } }"),
  withThemeConfig(
    'a link with two targets',
    "{ navbar: { items: [{ label: 'a', to: '/', href: 'https://a.example' }] } }",
  ),
  withThemeConfig('a link without a target', "{ navbar: { items: [{ label: 'a' }] } }"),
  withThemeConfig(
    'a link with a label and HTML',
    "{ navbar: { items: [{ label: 'a', html: 'b', to: '/' }] } }",
  ),
  withThemeConfig(
    'an item of type default',
    "{ navbar: { items: [{ type: 'default', to: '/' }] } }",
  ),
  withThemeConfig(
    'a nested dropdown',
    "{ navbar: { items: [{ label: 'a', items: [{ label: 'b', items: [] }] }] } }",
  ),
  withThemeConfig(
    'a dropdown item with a position',
    "{ navbar: { items: [{ label: 'a', items: [{ label: 'b', to: '/', position: 'left' }] }] } }",
  ),
  site(
    'an invalid MDX plugin',
    "plugins: [['@docusaurus/plugin-content-docs', { remarkPlugins: [1] }]],",
  ),
  site(
    'an undefined MDX plugin',
    "plugins: [['@docusaurus/plugin-content-docs', { remarkPlugins: [undefined] }]],",
  ),
  site(
    'a home page specified by ID',
    "plugins: [['@docusaurus/plugin-content-docs', { homePageId: 'intro' }]],",
  ),
  site(
    'a package from another release',
    "plugins: ['./node_modules/@docusaurus/plugin-sitemap/index.js'],",
    {
      'node_modules/@docusaurus/plugin-sitemap/index.js':
        "module.exports = () => ({ name: 'docusaurus-plugin-sitemap' });\n",
      'node_modules/@docusaurus/plugin-sitemap/package.json':
        '{ "name": "@docusaurus/plugin-sitemap", "version": "3.9.2" }\n',
    },
    { versions: NEW },
  ),
  withThemeConfig(
    'swapped heading levels in the table of contents',
    '{ tableOfContents: { minHeadingLevel: 5, maxHeadingLevel: 3 } }',
  ),
  site('styles that are not a path', "themes: [['@docusaurus/theme-classic', { customCss: 1 }]],"),
  site(
    'an unknown playground position',
    "themes: ['@docusaurus/theme-live-codeblock'], themeConfig: { liveCodeBlock: { playgroundPosition: 'left' } },",
  ),
  site(
    'a single diagram theme for both color modes',
    "themes: ['@docusaurus/theme-mermaid'], themeConfig: { mermaid: { theme: 'dark' } },",
  ),
  ...(
    [
      ['searchPagePath: true', ['current', '3.8.0', '3.7.0']],
      ['externalUrlRegex: 1', ['current', '3.8.0', '3.7.0']],
      ["askAi: { indexName: 'c', apiKey: 'b', appId: 'a', assistantId: 'd' }", NEW],
    ] as const
  ).map(([option, versions]) =>
    site(
      `a search with ${option}`,
      `themes: ['@docusaurus/theme-search-algolia'], themeConfig: { algolia: { appId: 'a', apiKey: 'b', indexName: 'c', ${option} } },`,
      {},
      { versions },
    ),
  ),
  ...['./src/plugins/boys/index.ts', 'no-such', 'client-redirect'].map((name) =>
    site(`the missing plugin ${name}`, `plugins: ['${name}'],`),
  ),
  site('a duplicate plugin named tides', "plugins: ['./tides.js', './tides.js'],", {
    'tides.js': "module.exports = () => ({ name: 'tides' });\n",
  }),
  site('a route without a component', "plugins: ['./plugin.js'],", {
    'plugin.js':
      "module.exports = () => ({ name: 'p', contentLoaded: ({ actions }) => actions.addRoute({ path: '/x' }) });\n",
  }),
  site('a route without a path', "plugins: ['./plugin.js'],", {
    'plugin.js':
      "module.exports = () => ({ name: 'p', contentLoaded: ({ actions }) => actions.addRoute({ component: '@theme/X' }) });\n",
  }),
  site('a route with a duplicate prop', "plugins: ['./plugin.js'],", {
    'plugin.js':
      "module.exports = () => ({ name: 'p', contentLoaded: ({ actions }) => actions.addRoute({ path: '/x', component: '@theme/X', modules: { a: './a.json' }, props: { a: 1 } }) });\n",
    'a.json': '{}\n',
  }),
  site('a number that JSON does not support', 'customFields: { depth: 1n },'),
  ...(
    [
      [
        'a redirect with a broken target',
        "redirects: [{ from: '/old', to: '/docs/hardware/pole/' }]",
        'true',
      ],
      [
        'a redirect from an existing page',
        "redirects: [{ from: '/imprint', to: '/docs/hardware/mast' }]",
        'undefined',
      ],
      [
        'a redirect from an existing page, without a trailing slash',
        "redirects: [{ from: '/imprint', to: '/docs/hardware/mast/' }]",
        'true',
      ],
      [
        'two redirects from the same URL',
        "redirects: [{ from: '/a', to: '/docs/hardware/mast' }, { from: '/a', to: '/' }]",
        'undefined',
      ],
      ['an extension with a dot', "fromExtensions: ['.html']", 'undefined'],
    ] as const
  ).map(([what, options, trailingSlash]) =>
    site(
      what,
      `trailingSlash: ${trailingSlash}, plugins: ['@docusaurus/plugin-content-docs', '@docusaurus/plugin-content-pages', ['@docusaurus/plugin-client-redirects', { ${options} }]],`,
      {
        'docs/hardware/mast.md': 'Text.\n',
        'src/pages/index.md': 'Text.\n',
        'src/pages/imprint.md': 'Text.\n',
        'build/imprint/index.html': '<p>Text</p>\n',
      },
      { run: 'postBuild' },
    ),
  ),
  withPlugin('no container ID', 'plugin-google-tag-manager', '{}'),
  withThemeConfig('an unknown field', '{ colorMode: { foo: 1 } }'),
  site(
    'an AI search without an assistant ID',
    "themes: ['@docusaurus/theme-search-algolia'], themeConfig: { algolia: { appId: 'a', apiKey: 'b', indexName: 'c', askAi: { indexName: 'c', apiKey: 'b', appId: 'a' } } },",
    {},
    { versions: NEW },
  ),
  {
    what: 'a configuration without a title',
    files: {
      'docusaurus.config.js':
        "module.exports = { url: 'example.com', baseUrl: '/', colr: 'red' };\n",
    },
    run: 'load',
  },
  {
    what: 'a configuration with a URL without a protocol',
    files: {
      'docusaurus.config.js':
        "module.exports = { title: 'a', url: 'example.com', baseUrl: '/' };\n",
    },
    run: 'load',
  },
  {
    what: 'a configuration with an unknown field',
    files: {
      'docusaurus.config.js':
        "module.exports = { title: 'a', url: 'https://a.example', baseUrl: '/', colr: 'red' };\n",
    },
    run: 'load',
  },
  site('no site title', 'title: undefined,'),
];
