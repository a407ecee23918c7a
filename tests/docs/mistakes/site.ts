/** A site with a mistake, and how to reproduce the message. */
export interface Mistake {
  /** Unique description for failure messages. */
  readonly what: string;
  readonly files: Readonly<Record<string, string>>;
  /**
   * `load` loads the configuration and the content of plugins. In addition, `compile` compiles the Markdown
   * files, and `postBuild` runs the `postBuild` step of plugins. A list is a command line: `docusaurus`, `node`,
   * or a file in a package, followed by its arguments.
   */
  readonly run: 'load' | 'compile' | 'postBuild' | readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /**
   * The versions whose pages quote the message. By default, all of them do. `current` also stands for versions that no
   * mistake mentions.
   */
  readonly versions?: readonly string[];
}

type Extra = Partial<Omit<Mistake, 'what' | 'files'>>;

/**
 * Returns a configuration with the required properties and the given ones, which are source
 * code.
 */
export const config = (properties: string) =>
  `export default {title: 'Lagoon', url: 'https://lagoon.example', baseUrl: '/', ${properties}};\n`;

/** Returns a site with additional properties in its configuration. */
export const site = (
  what: string,
  properties: string,
  files: Readonly<Record<string, string>> = {},
  extra: Extra = {},
): Mistake => ({
  what,
  files: { 'docusaurus.config.ts': config(properties), ...files },
  run: 'load',
  ...extra,
});

/**
 * Returns a site with one plugin. The name doesn't include the scope, and the options are
 * source code.
 */
export const withPlugin = (
  what: string,
  plugin: string,
  options: string,
  files: Readonly<Record<string, string>> = {},
  extra: Extra = {},
): Mistake => site(what, `plugins: [['@docusaurus/${plugin}', ${options}]],`, files, extra);

/** Returns a site with the classic theme and a `themeConfig`. */
export const withThemeConfig = (what: string, themeConfig: string, extra: Extra = {}): Mistake =>
  site(what, `themes: ['@docusaurus/theme-classic'], themeConfig: ${themeConfig},`, {}, extra);

/** Returns a site with the docs plugin. */
export const withDocs = (
  what: string,
  files: Readonly<Record<string, string>>,
  options = '{}',
  extra: Extra = {},
): Mistake => withPlugin(what, 'plugin-content-docs', options, files, extra);

/** The current version and the older ones, because their messages differ the most. */
export const NEW = ['current'] as const;
export const OLD = ['3.8.0', '3.7.0'] as const;
