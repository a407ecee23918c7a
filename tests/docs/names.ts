import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { installed, release } from './release';

/** A name that a release declares but that has no schema. */
export interface Declared {
  /** The declaration, without comments. */
  readonly type?: string;
  /** The module to import it from. */
  readonly module?: string;
}

export type Names = Readonly<Record<string, Readonly<Record<string, Declared>>>>;

const read = (file: string) =>
  readFileSync(path.join(release.packages, 'node_modules/@docusaurus', file), 'utf8').replace(
    /^\s*\/\*[\s\S]*?\*\/|[ \t]*(?<!:)\/\/.*$/gm,
    '',
  );

const onOneLine = (text: string) => text.replace(/\s+/g, ' ').replace(/;$/, '').trim();

/** Returns the members of a type, which are recognized by their indentation. */
function membersOf(text: string, opening: string, indent = '  '): Record<string, Declared> {
  const body = text.slice(text.indexOf(opening));
  if (!text.includes(opening)) {
    throw new Error(`The release doesn't declare "${opening}".`);
  }
  const end = body.search(/\n\};/);
  const members = body
    .slice(0, end)
    .split(new RegExp(`\\n${indent}(?=\\w+\\??:)`))
    .slice(1);
  return Object.fromEntries(
    members.map((member) => {
      const [, name = '', type = ''] = /^(\w+)\??:([\s\S]*)$/.exec(member.trimEnd()) ?? [];
      return [name, { type: onOneLine(type) }];
    }),
  );
}

/**
 * Returns the values (not types) that client modules export, and the generated and theme
 * modules themselves.
 */
function readClientApi() {
  const names: Record<string, Declared> = {};
  const add = (name: string, module: string, type = '') => {
    names[name] ??= { ...(type && { type: onOneLine(type) }), module };
  };
  const declared = read('module-type-aliases/src/index.d.ts')
    .split(/^declare module '/m)
    .slice(1);
  for (const text of declared) {
    const module = text.slice(0, text.indexOf("'"));
    const own = module.split('/').at(-1) ?? '';
    if (/^@(?:generated|theme)\//.test(module)) {
      add(module, module);
    } else if (module.startsWith('@docusaurus/')) {
      for (const [, kind, name, type] of text.matchAll(
        /export (default function|default|function|const|=) ?(\w*)([\s\S]*?;)/g,
      )) {
        const isDefault = kind !== 'function' && kind !== 'const';
        add(isDefault ? own : (name ?? ''), module, kind?.includes('function') ? type : '');
      }
      for (const [, list = ''] of text.matchAll(/export \{([^}]*)\}/g)) {
        for (const name of list.split(',').map((part) => part.trim())) {
          add(name, module);
        }
      }
    }
  }
  return names;
}

/** Returns the named values that a package exports. */
function readExports(file: string, module: string): Record<string, Declared> {
  const text = read(file);
  const lists = [...text.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, list = '']) =>
    list.split(',').map((part) => part.trim().replace(/^.* as /, '')),
  );
  const own = [...text.matchAll(/^export declare (?:const|function) (\w+)/gm)];
  const names = [...own.map(([, name = '']) => name), ...lists];
  return Object.fromEntries(
    names.filter((name) => /^\w+$/.test(name)).map((name) => [name, { module }]),
  );
}

/** Returns the rules of the ESLint plugin, if the release has one. */
function readRules(): Record<string, Declared> {
  const folder = path.join(release.packages, 'node_modules/@docusaurus/eslint-plugin/lib/rules');
  return Object.fromEntries(
    existsSync(folder)
      ? readdirSync(folder)
          .filter((file) => /^(?!index).*\.js$/.test(file))
          .map((file) => [`@docusaurus/${file.replace('.js', '')}`, {}])
      : [],
  );
}

/** Returns the commands of a site with the docs plugin, with their arguments. */
function readCommands(): Record<string, Declared> {
  const site = path.join(release.work, 'commands');
  mkdirSync(path.join(site, 'docs'), { recursive: true });
  writeFileSync(path.join(site, 'package.json'), '{}');
  writeFileSync(
    path.join(site, 'docusaurus.config.js'),
    "module.exports = { title: 'a', url: 'https://a.example', baseUrl: '/', plugins: ['@docusaurus/plugin-content-docs'] };\n",
  );
  const bin = path.join(release.packages, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const help = execFileSync(process.execPath, [bin, '--help'], {
    cwd: site,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const commands = (help.split(/^Commands:\n/m)[1] ?? '').matchAll(
    /^ {2}([a-z][\w:-]*)(.*?)(?: {2}|$)/gm,
  );
  return Object.fromEntries(
    [...commands]
      .filter(([, name]) => name !== 'help')
      .map(([, name = '', args = '']) => [name, { type: args.replace('[options]', '').trim() }]),
  );
}

/** Returns all names that pages explain and that have no schema. */
export function readNames(): Names {
  const plugin = read('types/src/plugin.d.ts');
  const { name, ...methods } = membersOf(plugin, 'export type Plugin<Content = unknown> = {');
  const { validateOptions, validateThemeConfig, ...swizzle } = staticMethods(plugin);
  return {
    commands: readCommands(),
    'client-api': readClientApi(),
    'client-api of themes': {
      ...readExports('theme-mermaid/lib/client/index.d.ts', '@docusaurus/theme-mermaid/client'),
      ...readExports(
        'theme-search-algolia/lib/client/index.d.ts',
        '@docusaurus/theme-search-algolia/client',
      ),
    },
    'theme-common': readExports('theme-common/lib/index.d.ts', '@docusaurus/theme-common'),
    'plugin-methods': { ...(name && methods), ...swizzle },
    'static-methods': {
      ...(validateOptions && { validateOptions }),
      ...(validateThemeConfig && { validateThemeConfig }),
    },
    ...(installed('@docusaurus/logger') && {
      logger: membersOf(read('logger/lib/index.d.ts'), 'const logger: {', '    '),
    }),
    ...(installed('@docusaurus/eslint-plugin') && { 'eslint-plugin': readRules() }),
  };
}

/** Returns the static methods of plugin modules, which are exported next to the plugin function. */
function staticMethods(plugin: string): Record<string, Declared> {
  const body = plugin.slice(plugin.indexOf('export type PluginModule<'));
  const methods = body.slice(0, body.search(/\n\};/)).matchAll(/^ {2}(\w+)\?: ([\s\S]*?;)$/gm);
  return Object.fromEntries(
    [...methods].map(([, name = '', type = '']) => [name, { type: onOneLine(type) }]),
  );
}
