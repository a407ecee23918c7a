import { type Mistake, NEW, OLD, site, withPlugin, withThemeConfig } from './site';

const STORM = {
  'src/plugins/one.ts': "export default () => ({ name: 'sightings' });\n",
};

/** Mistakes in docusaurus.config.ts, in options and in plugins of one's own. */
export const CONFIGURATION: readonly Mistake[] = [
  site('unknown fields', "markdown: { formt: 'mdx' }, colour: 'red',"),
  {
    ...site('fields of version 1', ''),
    files: {
      'docusaurus.config.js': `module.exports = {title: 'L', url: 'https://a.example', baseUrl: '/', cname: 'x', docsUrl: 'docs'};\n`,
    },
  },
  site('a path in the address', "url: 'https://guide.example.org/docs',"),
  site('a longer path in the address', "url: 'https://nimbus.example/manual',"),
  site('no protocol in the address', "url: 'guide.example.org',"),
  site('no protocol in another address', "url: 'nimbus.example',"),
  site('a locale that is none', "i18n: { defaultLocale: 'my_locale', locales: ['my_locale'] },"),
  site('a locale in too many parts', "i18n: { defaultLocale: 'en', locales: ['en', 'fr_CA_x'] },"),
  site('a list with one plugin', "plugins: [['./plugins/count.ts']],"),
  site('an empty place in the plugins', 'plugins: [undefined],'),
  site('the option before hooks', "onBrokenMarkdownLinks: 'warn',", {}, { versions: NEW }),
  site(
    'a tag that HTML lacks',
    "plugins: [() => ({ name: 'p', injectHtmlTags: () => ({ headTags: [{ tagName: 'page-rater', attributes: {}, customElement: false }] }) })],",
    {},
    { versions: NEW },
  ),
  site(
    'a tag that HTML lacks, without customElement',
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
    'two JS loaders, flag of its time',
    "webpack: { jsLoader: 'babel' }, future: { experimental_faster: { swcJsLoader: true } },",
    {},
    { versions: OLD, run: ['docusaurus', 'build'] },
  ),
  ...(['faster', 'experimental_faster'] as const).flatMap((flag) => [
    site(
      `a cache without its bundler, ${flag}`,
      `future: { ${flag}: { rspackPersistentCache: true } },`,
      {},
      { versions: flag === 'faster' ? NEW : ['3.8.0'] },
    ),
    site(
      `threads without the flag that they need, ${flag}`,
      `future: { ${flag}: { ssgWorkerThreads: true } },`,
      {},
      { versions: flag === 'faster' ? NEW : ['3.8.0'] },
    ),
  ]),
  site('a plugin that returns nothing', 'plugins: [() => {}],'),
  site('a plugin without a name', 'plugins: [() => ({})],'),
  site('a plugin twice', "plugins: ['./src/plugins/one.ts', './src/plugins/one.ts'],", STORM),
  site(
    'another plugin twice',
    "plugins: ['@docusaurus/plugin-sitemap', '@docusaurus/plugin-sitemap'],",
  ),
  site(
    'the debug plugin twice',
    "plugins: ['@docusaurus/plugin-debug', '@docusaurus/plugin-debug'],",
  ),
  site(
    'the docs plugin twice',
    "plugins: ['@docusaurus/plugin-content-docs', '@docusaurus/plugin-content-docs'],",
    { 'docs/intro.md': 'Text.\n' },
  ),
  site(
    'a translation file with an ending',
    "plugins: [() => ({ name: 'p', getTranslationFiles: () => [{ path: 'labels.json', content: {} }] })],",
    {},
    { run: ['docusaurus', 'write-translations'] },
  ),
  site('a plugin that gets a wrong option', "plugins: [['./plugin.js', { routeBasepath: 'x' }]],", {
    'plugin.js': `const { Joi } = require('@docusaurus/utils-validation');
module.exports = () => ({ name: 'buoys' });
module.exports.validateOptions = ({ options, validate }) =>
  validate(Joi.object({ routeBasePath: Joi.string() }), options);\n`,
  }),
  site('a plugin that gets a wrong type', "plugins: [['./plugin.js', { routeBasePath: 1 }]],", {
    'plugin.js': `const { Joi } = require('@docusaurus/utils-validation');
module.exports = () => ({ name: 'buoys' });
module.exports.validateOptions = ({ options, validate }) =>
  validate(Joi.object({ routeBasePath: Joi.string() }), options);\n`,
  }),
  site('a plugin that loses its id', "plugins: [['./plugin.js', {}]],", {
    'plugin.js': `module.exports = () => ({ name: 'buoys', contentLoaded() {} });
module.exports.validateOptions = ({ options }) => ({});\n`,
  }),
  site('a preset with an unknown part', "presets: [['classic', { blogs: {} }]],"),
  site('a plugin that is no function', "plugins: ['./plugin.js'],", {
    'plugin.js': 'module.exports = { name: "p" };\n',
  }),
  withPlugin(
    'redirects to nowhere',
    'plugin-client-redirects',
    "{ redirects: [{ from: 'a', to: '/b' }] }",
  ),
  withPlugin(
    'names and functions of layers',
    'plugin-css-cascade-layers',
    "{ layers: { 'my layer': (file) => true } }",
    {},
    { versions: ['current', '3.8.0'] },
  ),
  withPlugin(
    'a function of a layer',
    'plugin-css-cascade-layers',
    '{ layers: { site: () => true } }',
    {},
    { versions: ['current', '3.8.0'] },
  ),
  withPlugin(
    'layers twice',
    'plugin-css-cascade-layers',
    "{ id: 'two' }",
    {},
    { versions: ['current', '3.8.0'] },
  ),
  withPlugin('no id of analytics', 'plugin-google-analytics', '{}'),
  withPlugin('no list of ids of gtag', 'plugin-google-gtag', '{ trackingID: [] }'),
  withPlugin('a number as container', 'plugin-google-tag-manager', '{ containerId: 1 }'),
  ...(['gtag', 'googleAnalytics'] as const).map((name) =>
    site(
      `${name} in the themeConfig`,
      `themeConfig: { ${name}: {} }, presets: [['classic', { docs: false, blog: false, pages: false }]],`,
    ),
  ),
  withPlugin('a popup that was removed', 'plugin-pwa', '{ reloadPopup: "x" }'),
  withPlugin(
    'an unknown strategy',
    'plugin-pwa',
    "{ offlineModeActivationStrategies: ['sometimes'] }",
  ),
  site(
    'offline mode with the hash router',
    "future: { experimental_router: 'hash' }, plugins: ['@docusaurus/plugin-pwa', '@docusaurus/plugin-sitemap'],",
  ),
  withPlugin('options of an old sitemap', 'plugin-sitemap', '{ cacheTime: 600 }'),
  withPlugin('the slash of an old sitemap', 'plugin-sitemap', '{ trailingSlash: true }'),
  withPlugin('an option of SVGR beside its object', 'plugin-svgr', '{ svgo: true }'),
  withPlugin('an unknown mode of analytics', 'plugin-vercel-analytics', "{ mode: 'x' }"),
  withPlugin('two ids of analytics', 'plugin-vercel-analytics', "{ id: 'two' }"),
  site(
    'a part of the search is missing',
    "themes: ['@docusaurus/theme-search-algolia'], themeConfig: { algolia: { appId: 'a', apiKey: 'b' } },",
  ),
  withThemeConfig(
    'a footer of both kinds',
    "{ footer: { links: [{ label: 'a', to: '/' }, { title: 'b', items: [] }] } }",
  ),
  withThemeConfig('an unknown mode', "{ colorMode: { defaultMode: 'system' } }"),
  withThemeConfig(
    'a link with two goals',
    "{ navbar: { items: [{ label: 'a', to: '/', href: 'https://a.example' }] } }",
  ),
  withThemeConfig('a link without a goal', "{ navbar: { items: [{ label: 'a' }] } }"),
  withThemeConfig(
    'a link with two contents',
    "{ navbar: { items: [{ label: 'a', html: 'b', to: '/' }] } }",
  ),
  withThemeConfig(
    'an item of type default',
    "{ navbar: { items: [{ type: 'default', to: '/' }] } }",
  ),
  withThemeConfig(
    'a dropdown in another',
    "{ navbar: { items: [{ label: 'a', items: [{ label: 'b', items: [] }] }] } }",
  ),
  withThemeConfig(
    'an item of a dropdown with a side',
    "{ navbar: { items: [{ label: 'a', items: [{ label: 'b', to: '/', position: 'left' }] }] } }",
  ),
  site(
    'a plugin of MDX that is none',
    "plugins: [['@docusaurus/plugin-content-docs', { remarkPlugins: [1] }]],",
  ),
  site(
    'an empty place in the plugins of MDX',
    "plugins: [['@docusaurus/plugin-content-docs', { remarkPlugins: [undefined] }]],",
  ),
  site(
    'a home page by id',
    "plugins: [['@docusaurus/plugin-content-docs', { homePageId: 'intro' }]],",
  ),
  site(
    'a package of another release',
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
    'levels of a table of contents the wrong way round',
    '{ tableOfContents: { minHeadingLevel: 5, maxHeadingLevel: 3 } }',
  ),
  site('styles that are no path', "themes: [['@docusaurus/theme-classic', { customCss: 1 }]],"),
  site(
    'a result at an unknown side',
    "themes: ['@docusaurus/theme-live-codeblock'], themeConfig: { liveCodeBlock: { playgroundPosition: 'left' } },",
  ),
  site(
    'one style for diagrams of both modes',
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
    site(`no plugin ${name}`, `plugins: ['${name}'],`),
  ),
  site('tides twice', "plugins: ['./tides.js', './tides.js'],", {
    'tides.js': "module.exports = () => ({ name: 'tides' });\n",
  }),
  site('a route without a component', "plugins: ['./plugin.js'],", {
    'plugin.js':
      "module.exports = () => ({ name: 'p', contentLoaded: ({ actions }) => actions.addRoute({ path: '/x' }) });\n",
  }),
  site('a route with a prop twice', "plugins: ['./plugin.js'],", {
    'plugin.js':
      "module.exports = () => ({ name: 'p', contentLoaded: ({ actions }) => actions.addRoute({ path: '/x', component: '@theme/X', modules: { a: './a.json' }, props: { a: 1 } }) });\n",
    'a.json': '{}\n',
  }),
  site('a number that JSON lacks', 'customFields: { depth: 1n },'),
  ...(
    [
      [
        'a redirect to nowhere',
        "redirects: [{ from: '/old', to: '/docs/hardware/pole/' }]",
        'true',
      ],
      [
        'a redirect from a page',
        "redirects: [{ from: '/imprint', to: '/docs/hardware/mast' }]",
        'undefined',
      ],
      [
        'a redirect from a page, without its slash',
        "redirects: [{ from: '/imprint', to: '/docs/hardware/mast/' }]",
        'true',
      ],
      [
        'two redirects from one address',
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
  withPlugin('no container', 'plugin-google-tag-manager', '{}'),
  withThemeConfig('an unknown field', '{ colorMode: { foo: 1 } }'),
  site(
    'a search without its assistant',
    "themes: ['@docusaurus/theme-search-algolia'], themeConfig: { algolia: { appId: 'a', apiKey: 'b', indexName: 'c', askAi: { indexName: 'c', apiKey: 'b', appId: 'a' } } },",
    {},
    { versions: NEW },
  ),
  {
    what: 'a configuration without a title',
    files: {
      'docusaurus.config.js':
        "module.exports = { url: 'example.com', baseUrl: '/', colour: 'red' };\n",
    },
    run: 'load',
  },
  {
    what: 'a configuration with an address without a protocol',
    files: {
      'docusaurus.config.js':
        "module.exports = { title: 'a', url: 'example.com', baseUrl: '/' };\n",
    },
    run: 'load',
  },
  {
    what: 'a configuration with a field too many',
    files: {
      'docusaurus.config.js':
        "module.exports = { title: 'a', url: 'https://a.example', baseUrl: '/', colour: 'red' };\n",
    },
    run: 'load',
  },
  site('no title of a site', 'title: undefined,'),
];
