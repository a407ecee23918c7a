import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import versions from '../../versions.json';

const root = path.join(__dirname, '../..');
const docusaurus = path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');

/** A site to build. */
export interface Site {
  readonly folder: string;
  /** The arguments of Node.js that build it. */
  readonly command: readonly string[];
  /** The folder with the result. */
  readonly build: string;
  /** Environment variables of the build. */
  readonly env?: Readonly<Record<string, string>>;
}

/** A cache for the next build would take more memory than most machines have. */
const SMALL_MEMORY = { DOCUSAURUS_NO_PERSISTENT_CACHE: 'true' };

const docusaurusSite = (folder: string, ...options: string[]): Site => ({
  folder,
  command: [docusaurus, 'build', '.', ...options],
  build: path.join(folder, 'build'),
});

/** Generated sites are inside this checkout, so that they find the packages. */
const generated = (name: string) => path.join(root, 'test-results/bench', name);
const stockConfig = ['--config', path.join(__dirname, 'stock.config.ts')];
const starlightTools = path.join(__dirname, 'starlight');

export const ours = docusaurusSite(root);
export const stock = docusaurusSite(generated('stock'), ...stockConfig);
export const starlight: Site = {
  folder: generated('starlight'),
  command: [path.join(starlightTools, 'node_modules/astro/astro.js'), 'build'],
  build: path.join(generated('starlight'), 'dist'),
};

/**
 * Our content, and the parts of `src` that it uses. Of the site's theme, only the MDX
 * components are included.
 */
const CONTENT = [
  'docs',
  'versioned_docs',
  'versioned_sidebars',
  'versions.json',
  'sidebars.ts',
  'sidebarsCommunity.ts',
  'community',
  'blog',
  'changelog',
  'static',
  'src/components',
  'src/css/onlyInOneMode.css',
  'src/data',
  'src/hooks',
  'src/lib',
  'src/theme/MDXComponents/index.tsx',
  'tsconfig.json',
];

function makeFolder(folder: string, contents: readonly string[]): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of contents) {
    cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
  }
}

/**
 * Creates the folder of the site to compare with. It contains copies, because Docusaurus
 * would use this site's theme in the original folder, and doesn't follow links to content.
 */
export function makeStockSite({ folder }: Site = stock): void {
  makeFolder(folder, CONTENT);
}

/** The paths of all files in a folder, relative to the folder. */
const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name, parentPath, path: older }) => path.join(parentPath ?? older, name))
    .map((file) => path.relative(folder, file).replaceAll('\\', '/'));

/** What Starlight needs of a Markdown copy, which starts with front matter and the title. */
function toStarlightPage(markdown: string, slug: string): string {
  const [, frontMatter = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(markdown) ?? [];
  const kept = frontMatter.split('\n').filter((line) => /^(?:title|description): /.test(line));
  return ['---', ...kept, `slug: ${slug}`, '---', body.replace(/^\s*# .*\n/, '')].join('\n');
}

/**
 * Creates the site with Starlight from the Markdown copies of the pages in our build: the latest
 * documentation, posts, and releases.
 */
export function makeStarlightSite(): void {
  const { folder } = starlight;
  makeFolder(folder, []);
  for (const name of ['astro.config.mjs', 'package.json', 'src']) {
    cpSync(path.join(starlightTools, name), path.join(folder, name), { recursive: true });
  }
  symlinkSync(path.join(starlightTools, 'node_modules'), path.join(folder, 'node_modules'));
  const isOld = (name: string) => versions.some((version) => name.startsWith(`docs/${version}`));
  const pages = filesBelow(ours.build).filter(
    (name) => /^(?:docs|blog|changelog)\b.*\.md$/.test(name) && !isOld(name),
  );
  if (pages.length === 0) {
    throw new Error(`There are no Markdown copies in ${ours.build}. Run "npm run build" first.`);
  }
  for (const name of pages) {
    const file = path.join(folder, 'src/content/docs', name);
    mkdirSync(path.dirname(file), { recursive: true });
    const markdown = readFileSync(path.join(ours.build, name), 'utf8');
    writeFileSync(file, toStarlightPage(markdown, name.replace(/\.md$/, '')));
  }
}

/** Returns how many pages a build has, without redirects. */
export const countPages = ({ build }: Site): number =>
  filesBelow(build).filter(
    (name) =>
      name.endsWith('index.html') &&
      !/http-equiv="?refresh/.test(readFileSync(path.join(build, name), 'utf8')),
  ).length;

/** The documentation in all versions. */
const DOCS = ['docs', ...versions.map((version) => `versioned_docs/version-${version}`)];

const isMarkdown = (name: string) => /\.mdx?$/.test(name);

/** Adds a copy of the documentation. */
function addCopy(folder: string, copy: string): void {
  for (const name of DOCS) {
    const target = path.join(folder, name, copy);
    cpSync(path.join(root, name), target, { recursive: true });
    for (const file of filesBelow(target).filter(isMarkdown)) {
      const text = readFileSync(path.join(target, file), 'utf8');
      writeFileSync(path.join(target, file), text.replace(/^slug: \//m, `slug: /${copy}/`));
    }
  }
}

/** Adds a sidebar for each copy, because one for all would make each page larger. */
function addSidebars(folder: string, copies: readonly string[]): void {
  const added = JSON.stringify(
    Object.fromEntries(copies.map((dirName) => [dirName, [{ type: 'autogenerated', dirName }]])),
  );
  const edit = (name: string, change: (text: string) => string) => {
    const file = path.join(folder, name);
    writeFileSync(file, change(readFileSync(file, 'utf8')));
  };
  edit('sidebars.ts', (text) => text.replace('export default {', `export default { ...${added},`));
  for (const version of versions) {
    edit(`versioned_sidebars/version-${version}-sidebars.json`, (text) =>
      JSON.stringify({ ...JSON.parse(text), ...JSON.parse(added) }),
    );
  }
}

/**
 * Creates a larger version of our site or of the stock site with copies of the documentation.
 *
 * @param more how many pages it has in addition, at least
 */
export function makeScaledSite(kind: 'ours' | 'stock', more: number): Site {
  const folder = generated(`scaled-${kind}`);
  const { command, ...rest } = docusaurusSite(folder, ...(kind === 'stock' ? stockConfig : []));
  // Ten times the pages need more memory than Node.js uses by default.
  const site = {
    ...rest,
    command: ['--max-old-space-size=12288', ...command],
    env: SMALL_MEMORY,
  };
  if (kind === 'stock') {
    makeStockSite(site);
  } else {
    const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' });
    const names = tracked.split('\0').filter((name) => name && !/^tests\/(?!dogfood)/.test(name));
    makeFolder(folder, names);
    // Readers of the real site may pay for each megabyte. The copies exceed the limit.
    const limits = path.join(folder, 'src/config/afterBuild.ts');
    const text = readFileSync(limits, 'utf8');
    writeFileSync(limits, text.replace(/maxBytes: [\d_]+/, 'maxBytes: Number.MAX_SAFE_INTEGER'));
  }
  const pages = DOCS.flatMap((name) => filesBelow(path.join(root, name)).filter(isMarkdown)).length;
  const names = Array.from({ length: Math.ceil(more / pages) }, (_, index) => `copy-${index + 1}`);
  for (const name of names) {
    addCopy(folder, name);
  }
  addSidebars(folder, names);
  return site;
}
