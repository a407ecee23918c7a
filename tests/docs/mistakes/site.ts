/** A site with a mistake in it, and how the tool meets it. */
export interface Mistake {
  readonly what: string;
  readonly files: Readonly<Record<string, string>>;
  /**
   * `load` reads the configuration and lets plugins load; `compile` goes on to the Markdown files, `postBuild`
   * to what plugins do after a build; a list is a command line: `docusaurus`, `node` or a file of a package,
   * and its arguments.
   */
  readonly run: 'load' | 'compile' | 'postBuild' | readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** The versions whose pages quote the message; all of them when it is left out. */
  readonly versions?: readonly string[];
}

type Extra = Partial<Omit<Mistake, 'what' | 'files'>>;

/** A configuration: what every site has, and source code of more properties. */
export const config = (properties: string) =>
  `export default {title: 'Lagoon', url: 'https://lagoon.example', baseUrl: '/', ${properties}};\n`;

/** A site with these properties in its configuration. */
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

/** A site with one plugin, named without its scope, and source code of its options. */
export const withPlugin = (
  what: string,
  plugin: string,
  options: string,
  files: Readonly<Record<string, string>> = {},
  extra: Extra = {},
): Mistake => site(what, `plugins: [['@docusaurus/${plugin}', ${options}]],`, files, extra);

/** A site with the theme and a themeConfig. */
export const withThemeConfig = (what: string, themeConfig: string, extra: Extra = {}): Mistake =>
  site(what, `themes: ['@docusaurus/theme-classic'], themeConfig: ${themeConfig},`, {}, extra);

/** A site with docs. */
export const withDocs = (
  what: string,
  files: Readonly<Record<string, string>>,
  options = '{}',
  extra: Extra = {},
): Mistake => withPlugin(what, 'plugin-content-docs', options, files, extra);

/** The versions whose messages differ most: the current one, and those before. */
export const NEW = ['current'] as const;
export const OLD = ['3.8.0', '3.7.0'] as const;
