import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { installed, release } from './release';

/** A name that a release declares without a schema for it. */
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

/** The members of a type or an object type, by their indentation. */
function membersOf(text: string, opening: string, indent = '  '): Record<string, Declared> {
  const body = text.slice(text.indexOf(opening));
  if (!text.includes(opening)) {
    throw new Error(`The release declares no "${opening}".`);
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

/** What the modules for the browser export: values, not types, and modules without a name of their own. */
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

/** The values that a package exports by name. */
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

/** The rules of the plugin for ESLint, where the release has it. */
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

/** The commands of a site with docs, and their arguments. */
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

/** Everything that pages name and that has no schema. */
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

/** Methods that stand beside the function of a plugin. */
function staticMethods(plugin: string): Record<string, Declared> {
  const body = plugin.slice(plugin.indexOf('export type PluginModule<'));
  const methods = body.slice(0, body.search(/\n\};/)).matchAll(/^ {2}(\w+)\?: ([\s\S]*?;)$/gm);
  return Object.fromEntries(
    [...methods].map(([, name = '', type = '']) => [name, { type: onOneLine(type) }]),
  );
}
