/**
 * Validates configurations, sidebars, front matter, and Markdown in samples with the code of a release. The script
 * reads a JSON list from standard input, and prints a list with the result of each entry, which is null if it's valid.
 *
 *   node tests/docs/validateSamples.cjs <folder with node_modules>
 */
const { readFileSync } = require('node:fs');
const Module = require('node:module');
const path = require('node:path');
const { pathToFileURL } = require('node:url');

const load = Module.createRequire(path.join(path.resolve(process.argv[2]), 'package.json'));
const loadFromMdx = Module.createRequire(load.resolve('@docusaurus/mdx-loader/package.json'));
const createJiti = load('jiti');
const jiti = createJiti(path.resolve(process.argv[2], 'package.json'));
const { normalizePluginOptions, normalizeThemeConfig } = load('@docusaurus/utils-validation');
const { validateConfig } = load('@docusaurus/core/lib/server/configValidation.js');

/** Loads the default export of a file. If it's a function, it's called, as Docusaurus does. */
async function exportOf(file) {
  const site = createJiti(file, {
    cache: false,
    requireCache: false,
    alias: { '@site': path.dirname(file) },
  });
  const exported = site(file);
  const value = exported?.default ?? exported;
  return typeof value === 'function' ? value() : value;
}

/** Options of the classic preset, and the packages that validate them. */
const PRESET = {
  docs: 'plugin-content-docs',
  blog: 'plugin-content-blog',
  pages: 'plugin-content-pages',
  sitemap: 'plugin-sitemap',
  svgr: 'plugin-svgr',
  gtag: 'plugin-google-gtag',
  googleAnalytics: 'plugin-google-analytics',
  googleTagManager: 'plugin-google-tag-manager',
  theme: 'theme-classic',
};

const THEMES = ['theme-classic', 'theme-live-codeblock', 'theme-mermaid', 'theme-search-algolia'];

function validatePlugin(name, options) {
  let plugin;
  try {
    plugin = jiti(name);
  } catch (error) {
    if (error.code === 'MODULE_NOT_FOUND') {
      return;
    }
    throw error;
  }
  plugin.validateOptions?.({ options, validate: normalizePluginOptions });
}

const fullName = (name, kind) =>
  /^[@.]/.test(name)
    ? name
    : name.startsWith(`docusaurus-${kind}-`) || name.includes('/')
      ? name
      : `@docusaurus/${kind}-${name}`;

async function validateSite(file) {
  const config = await exportOf(file);
  validateConfig(config, path.basename(file));
  for (const preset of config.presets ?? []) {
    const [name, options = {}] = Array.isArray(preset) ? preset : [preset];
    if (name === 'classic' || name === '@docusaurus/preset-classic') {
      for (const [part, value] of Object.entries(options)) {
        if (PRESET[part] && value && typeof value === 'object') {
          validatePlugin(`@docusaurus/${PRESET[part]}`, value);
        } else if (!PRESET[part] && part !== 'debug') {
          throw new Error(`The classic preset has no option "${part}".`);
        }
      }
    }
  }
  for (const [kind, list] of [
    ['plugin', config.plugins ?? []],
    ['theme', config.themes ?? []],
  ]) {
    for (const item of list) {
      const [name, options = {}] = Array.isArray(item) ? item : [item];
      if (typeof name === 'string' && !name.startsWith('.')) {
        validatePlugin(fullName(name, kind), options);
      }
    }
  }
  if (config.themeConfig) {
    for (const theme of THEMES) {
      const { validateThemeConfig } = jiti(`@docusaurus/${theme}`);
      const part =
        theme === 'theme-classic'
          ? 'navbar'
          : theme.replace(/^theme-(search-)?/, '').replace('live-codeblock', 'liveCodeBlock');
      if (theme === 'theme-classic' || config.themeConfig[part]) {
        validateThemeConfig({ themeConfig: config.themeConfig, validate: normalizeThemeConfig });
      }
    }
  }
}

async function validateSidebars(file) {
  const sidebars = path.dirname(load.resolve('@docusaurus/plugin-content-docs'));
  const { normalizeSidebars } = jiti(path.join(sidebars, 'sidebars/normalization.js'));
  jiti(path.join(sidebars, 'sidebars/validation.js')).validateSidebars(
    normalizeSidebars(await exportOf(file)),
  );
}

const FRONT_MATTER = {
  docs: ['plugin-content-docs', 'validateDocFrontMatter'],
  blog: ['plugin-content-blog', 'validateBlogPostFrontMatter'],
  pages: ['plugin-content-pages', 'validatePageFrontMatter'],
};

function validateFrontMatter({ of, values }) {
  const [name, validator] = FRONT_MATTER[of];
  const file = path.join(path.dirname(load.resolve(`@docusaurus/${name}`)), 'frontMatter.js');
  load(file)[validator](values);
}

/** Compiles Markdown as the release does. */
async function validateMarkup({ format, body }) {
  const [{ compile }, directive, gfm, math] = await Promise.all([
    import(pathToFileURL(loadFromMdx.resolve('@mdx-js/mdx')).href),
    import(pathToFileURL(loadFromMdx.resolve('remark-directive')).href),
    import(pathToFileURL(loadFromMdx.resolve('remark-gfm')).href),
    import('remark-math'),
  ]);
  // Without formulas, a dollar sign is just text, so the math plugin is added only if there is one.
  const plugins = [directive, gfm, ...(body.includes('$') ? [math] : [])];
  await compile(body, { format, remarkPlugins: plugins.map((plugin) => plugin.default) });
}

async function main() {
  const entries = JSON.parse(readFileSync(0, 'utf8'));
  const results = [];
  // Validations print deprecation warnings to the console.
  console.warn = () => {};
  console.log = () => {};
  for (const entry of entries) {
    try {
      if (entry.kind === 'site') {
        await validateSite(entry.file);
      } else if (entry.kind === 'sidebars') {
        await validateSidebars(entry.file);
      } else if (entry.kind === 'markup') {
        await validateMarkup(entry);
      } else {
        validateFrontMatter(entry);
      }
      results.push(null);
    } catch (error) {
      const missing =
        error.code === 'MODULE_NOT_FOUND' &&
        /Cannot find module '([^'.][^']*)'/.exec(error.message)?.[1];
      results.push(missing ? { missing } : { message: String(error.message ?? error) });
    }
  }
  process.stdout.write(JSON.stringify(results));
}

main();
