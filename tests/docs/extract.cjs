/**
 * Extracts the reference data of a Docusaurus release from its validation schemas and its command
 * line help, and prints it as JSON. Documentation pages are checked against this data.
 *
 *   node tests/docs/extract.cjs <folder with node_modules>
 *
 * This script runs in a separate process, because it loads the packages of one release and
 * intercepts their validation.
 */
const { execFileSync } = require('node:child_process');
const { existsSync } = require('node:fs');
const Module = require('node:module');
const path = require('node:path');

const root = path.resolve(process.argv[2] ?? '.');
const load = Module.createRequire(path.join(root, 'package.json'));

/** Plugins and themes that validate their options with an exported `validateOptions` function. */
const WITH_OPTIONS = [
  'plugin-content-docs',
  'plugin-content-blog',
  'plugin-content-pages',
  'plugin-client-redirects',
  'plugin-css-cascade-layers',
  'plugin-google-analytics',
  'plugin-google-gtag',
  'plugin-google-tag-manager',
  'plugin-ideal-image',
  'plugin-pwa',
  'plugin-sitemap',
  'plugin-svgr',
  'plugin-vercel-analytics',
  'theme-classic',
];

/** Themes that validate a part of `themeConfig`, and the names of those references. */
const WITH_THEME_CONFIG = {
  'theme-classic': 'theme-config',
  'theme-live-codeblock': 'theme-live-codeblock config',
  'theme-mermaid': 'theme-mermaid config',
  'theme-search-algolia': 'theme-search-algolia config',
};

/** Content plugins, and the functions that validate their front matter. */
const WITH_FRONT_MATTER = {
  'plugin-content-docs': 'validateDocFrontMatter',
  'plugin-content-blog': 'validateBlogPostFrontMatter',
  'plugin-content-pages': 'validatePageFrontMatter',
};

/** Calls a function that passes a schema to `validate`, and returns that schema. */
function schemaGivenTo(call) {
  let found;
  const validate = (schema) => {
    found = schema;
    return {};
  };
  try {
    call(validate);
  } catch {
    // The function fails because it continues with the result of a real validation.
  }
  if (!found) {
    throw new Error('no schema was passed to the validation');
  }
  return found;
}

let onFrontMatter;
const loadModule = Module._load;
Module._load = function loadAndListen(request, ...rest) {
  const exported = loadModule.call(this, request, ...rest);
  if (request !== '@docusaurus/utils-validation') {
    return exported;
  }
  const validateFrontMatter = (values, schema) =>
    onFrontMatter ? onFrontMatter(schema) : exported.validateFrontMatter(values, schema);
  return new Proxy(
    {},
    {
      get: (_target, name) =>
        name === 'validateFrontMatter' ? validateFrontMatter : exported[name],
    },
  );
};

/** Returns the JavaScript source code of a value. */
function source(value) {
  if (typeof value === 'string') {
    return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;
  }
  if (Array.isArray(value)) {
    return `[${value.map(source).join(', ')}]`;
  }
  if (value instanceof RegExp) {
    return String(value);
  }
  if (typeof value === 'function') {
    return 'function';
  }
  if (value && typeof value === 'object') {
    const entries = Object.entries(value).filter(([, entry]) => entry !== undefined);
    const pairs = entries.map(
      ([key, entry]) => `${/^\w+$/.test(key) ? key : source(key)}: ${source(entry)}`,
    );
    return pairs.length > 0 ? `{ ${pairs.join(', ')} }` : '{}';
  }
  return String(value);
}

/** Returns the keys of an object schema, including those of its alternatives. */
function keysOf(schema) {
  const keys =
    schema.type === 'object'
      ? [...schema._ids._byKey.entries()].map(([key, { schema: child }]) => [key, child])
      : [];
  const alternatives = (schema.$_terms.matches ?? []).flatMap((match) =>
    [match.schema, match.then, match.otherwise].filter(Boolean),
  );
  return [...keys, ...alternatives.flatMap(keysOf)];
}

/** Returns the default of an entry, from its own schema or from the default of its parent. */
function defaultOf(schema, key, inherited) {
  const own = schema._flags.default;
  if (own !== undefined) {
    const value = typeof own === 'function' && own.length === 0 ? own({}) : own;
    return typeof own === 'function' && typeof value === 'undefined' ? own : value;
  }
  return inherited && typeof inherited === 'object' ? inherited[key] : undefined;
}

/** Returns the value at a dotted name. */
const at = (value, name) => name.split('.').reduce((inner, key) => inner?.[key], value);

/**
 * Returns all entries of a schema. Nested entries have dotted names. `effective` is the result of
 * validating empty values, with defaults that the code applies after the schema.
 */
function entriesOf(schema, effective, prefix = '', inherited = schema._flags.default) {
  const found = new Map();
  if (schema._flags.unknown) {
    found.set(`${prefix}*`, { kind: 'any', required: false });
  }
  for (const [key, child] of keysOf(schema)) {
    const name = prefix + key;
    const presence = child._flags.presence;
    if (presence === 'forbidden' || found.has(name)) {
      continue;
    }
    const value = defaultOf(child, key, inherited);
    const applied = at(effective, name);
    found.set(name, {
      kind: child.type,
      required: presence === 'required',
      ...(child._valids?.has(null) ? { nullable: true } : {}),
      ...(value === undefined ? {} : { default: source(value) }),
      ...(applied === undefined || source(applied) === source(value)
        ? {}
        : { applied: source(applied) }),
    });
    for (const [inner, entry] of Object.entries(entriesOf(child, effective, `${name}.`, value))) {
      if (!found.has(inner)) {
        found.set(inner, entry);
      }
    }
  }
  return Object.fromEntries(found);
}

/** Returns the result of a validation, or undefined if required values are missing. */
function effectOf(validate) {
  try {
    return validate();
  } catch {
    return undefined;
  }
}

const { normalizePluginOptions, normalizeThemeConfig } = load('@docusaurus/utils-validation');
const reference = {};

const { ConfigSchema, validateConfig } = load('@docusaurus/core/lib/server/configValidation.js');
reference['site-config'] = entriesOf(
  ConfigSchema,
  effectOf(() =>
    validateConfig({ title: 'T', url: 'https://example.com', baseUrl: '/' }, 'config'),
  ),
);

/** Loads packages of the release in the same way as Docusaurus loads plugins. */
const jiti = load('jiti')(path.join(root, 'package.json'));
function plugin(name) {
  // The site that contains this release may have the package even if the release doesn't.
  if (!existsSync(path.join(root, 'node_modules/@docusaurus', name))) {
    return undefined;
  }
  return jiti(`@docusaurus/${name}`);
}

for (const name of WITH_OPTIONS) {
  const { validateOptions } = plugin(name) ?? {};
  if (validateOptions) {
    reference[`${name} options`] = entriesOf(
      schemaGivenTo((validate) => validateOptions({ options: {}, validate })),
      effectOf(() => validateOptions({ options: {}, validate: normalizePluginOptions })),
    );
  }
}

for (const [name, as] of Object.entries(WITH_THEME_CONFIG)) {
  const theme = plugin(name);
  reference[as] = entriesOf(
    schemaGivenTo((validate) => theme.validateThemeConfig({ themeConfig: {}, validate })),
    effectOf(() => theme.validateThemeConfig({ themeConfig: {}, validate: normalizeThemeConfig })),
  );
}

// Each type of navbar item has its own schema. A plain link, which has no type, is called
// "default".
const { ThemeConfigSchema } = load(
  path.join(path.dirname(load.resolve('@docusaurus/theme-classic')), 'options.js'),
);
for (const item of ThemeConfigSchema.extract('navbar.items').$_terms.items) {
  for (const { is, then: schema } of item.$_terms.whens.flatMap((when) => when.switch)) {
    const type = is.extract('type');
    const [name] =
      type._flags.presence === 'forbidden'
        ? ['default']
        : type._flags.only
          ? type._valids.values()
          : ['custom'];
    const plain = schema.$_terms.whens?.[0]?.otherwise;
    // The fields of all items, and the ones that the type adds.
    reference[`navbar-item ${name}`] = {
      ...(name === 'default' ? {} : { type: { kind: 'string', required: name !== 'dropdown' } }),
      ...entriesOf(item),
      ...entriesOf(plain ?? schema),
    };
  }
}

for (const [name, validator] of Object.entries(WITH_FRONT_MATTER)) {
  const file = path.join(path.dirname(load.resolve(`@docusaurus/${name}`)), 'frontMatter.js');
  const frontMatter = load(file);
  const schema = schemaGivenTo((validate) => {
    onFrontMatter = validate;
    frontMatter[validator]({});
  });
  onFrontMatter = undefined;
  reference[`${name} front-matter`] = entriesOf(schema);
}

/** The commands whose help is read. */
const COMMANDS = [
  'build',
  'clear',
  'deploy',
  'serve',
  'start',
  'swizzle',
  'write-heading-ids',
  'write-translations',
];

/** Returns the flags in a help text by their long names, with their values and defaults. */
function flagsOf(help) {
  const options = help.split(/^Options:\n/m)[1]?.split(/^\S/m)[0] ?? '';
  const flags = {};
  for (const option of options.split(/\n(?= {2}-)/)) {
    const text = option.trim().replace(/\s+/g, ' ');
    const [, short, long, value] =
      /^(?:(-\w), )?(--[\w-]+)(?: ([<[][^>\]]+[>\]]))?/.exec(text) ?? [];
    if (long) {
      const fallback = /\(default: (.+?)\)(?: |$)/.exec(text)?.[1];
      flags[long] = {
        ...(short && { short }),
        ...(value && { value }),
        ...(fallback && { default: fallback }),
      };
    }
  }
  return flags;
}

const help = (bin, args) =>
  execFileSync(process.execPath, [bin, ...args, '--help'], { cwd: root, encoding: 'utf8' });

const bin = (file) => path.join(root, 'node_modules', file);
for (const command of COMMANDS) {
  reference[`cli ${command}`] = flagsOf(
    help(bin('@docusaurus/core/bin/docusaurus.mjs'), [command]),
  );
}
const create = bin('create-docusaurus/bin/index.js');
if (existsSync(create)) {
  reference['cli create-docusaurus'] = flagsOf(help(create, []));
}

process.stdout.write(`${JSON.stringify(reference, null, 2)}\n`);
