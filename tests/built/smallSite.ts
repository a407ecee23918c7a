import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isFinished } from '../../src/commands/prerequisites.mjs';

const root = join(__dirname, '../..');
// Inside the checkout, so that the sites find its packages. Git ignores this folder.
const sites = join(root, 'test-results/small-sites');

const goodFiles = {
  'docs/intro.md': '---\nslug: /\n---\n\n# Intro\n',
  'sidebars.js':
    "module.exports = { docs: ['intro'], empty: [{ type: 'category', label: 'A', items: [{ type: 'html', value: 'no link' }] }] };\n",
  'src/pages/index.js': 'export default function Page() { return null; }\n',
} as const;

/** How a small site differs from a correct one. */
export interface SmallSite {
  readonly navbarItems?: readonly object[];
  /** Fields of the configuration. */
  readonly config?: object;
  /** Options of the blog. By default, the site has no blog. */
  readonly blog?: object;
  /** Plugins of this site, as the path of their folder below src/plugins with their options. */
  readonly plugins?: readonly (readonly [folder: string, options: object])[];
  /** Script that runs before the build. */
  readonly preload?: string;
  /** Contents of files by their path. */
  readonly files?: Readonly<Record<string, string>>;
}

/** Marks finished builds, like on the real site. */
const finishedBuild = join(root, 'src/plugins/finishedBuild/index.ts');

/** Writes the files of a small site, and returns how to build it. */
function writeSmallSite(
  name: string,
  {
    navbarItems = [],
    config: fields = {},
    blog,
    plugins = [],
    preload = '',
    files = {},
  }: SmallSite,
) {
  const folder = join(sites, name);
  const config = {
    title: 'Small site',
    url: 'https://example.org',
    baseUrl: '/',
    future: { v4: true, faster: true, experimental_vcs: 'disabled' },
    presets: [
      [
        'classic',
        {
          docs: { sidebarPath: './sidebars.js' },
          blog: blog ?? false,
          theme: {},
          sitemap: false,
          svgr: false,
        },
      ],
    ],
    plugins: [
      finishedBuild,
      ...plugins.map(([name, options]) => [join(root, `src/plugins/${name}/index.ts`), options]),
    ],
    themeConfig: { navbar: { items: navbarItems } },
    ...fields,
  };
  const all = {
    ...goodFiles,
    'docusaurus.config.js': `module.exports = ${JSON.stringify(config)};\n`,
    'preload.cjs': preload,
    ...files,
  };
  for (const [path, content] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  const cli = join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  return {
    // Errors are the same without minification, which takes a fifth of the time.
    command: [cli, 'build', folder, '--no-minify'],
    env: {
      ...process.env,
      DOCUSAURUS_NO_PERSISTENT_CACHE: '1',
      NODE_ENV: 'production',
      NO_COLOR: '1',
      NODE_OPTIONS: `--require=${join(folder, 'preload.cjs')}`,
    },
    /** Whether the folder contains a finished build. */
    isFinished: () => isFinished(join(folder, 'build/')),
  };
}

/** Builds a small site and returns what the build printed. */
export function buildSmallSite(name: string, site: SmallSite) {
  const { command, env, isFinished: isComplete } = writeSmallSite(name, site);
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    encoding: 'utf8',
    env,
  });
  return { ok: status === 0, output: `${stdout}${stderr}`, isFinished: isComplete() };
}

/** Deletes all small sites. */
export function removeSmallSites(): void {
  rmSync(sites, { recursive: true, force: true });
}
