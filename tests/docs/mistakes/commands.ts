import { type Mistake, site } from './site';

/**
 * A Git repository for a site, so that commands don't find the repository that contains
 * these tests.
 */
const repository = (remote?: string) => ({
  '.git/HEAD': 'ref: refs/heads/main\n',
  '.git/config': `[core]\n\trepositoryformatversion = 0\n${remote ? `[remote "origin"]\n\turl = ${remote}\n` : ''}`,
  '.git/objects/empty': '',
  '.git/refs/empty': '',
});

const REMOTE = 'https://git.invalid/nimbus/manual.git';

const deployed = (
  what: string,
  properties: string,
  env: Readonly<Record<string, string>>,
  remote?: string,
): Mistake => site(what, properties, repository(remote), { run: ['docusaurus', 'deploy'], env });

const CREATE = 'create-docusaurus/bin/index.js';
const THEMED = "themes: ['@docusaurus/theme-classic'],";
const THEME = '@docusaurus/theme-classic';

/** A Node.js program that prints why something failed. */
const program = (what: string, code: string): Mistake => ({
  what,
  files: {},
  run: ['node', '-e', `try { ${code} } catch (error) { console.error(error); }`],
});

/** Commands with wrong arguments, and some with correct ones. */
export const COMMANDS: readonly Mistake[] = [
  deployed('deploy without a remote repository', '', {}),
  deployed(
    'deploy without a user',
    "organizationName: 'a', projectName: 'b',",
    { CURRENT_BRANCH: 'main' },
    REMOTE,
  ),
  deployed(
    'deploy without an organization',
    '',
    { GIT_USER: 'ada', CURRENT_BRANCH: 'main' },
    REMOTE,
  ),
  deployed(
    'deploy without a project',
    "organizationName: 'nimbus',",
    { GIT_USER: 'ada', CURRENT_BRANCH: 'main' },
    REMOTE,
  ),
  deployed(
    'deploy the site of an organization',
    "organizationName: 'nimbus', projectName: 'nimbus.github.io',",
    { GIT_USER: 'ada', CURRENT_BRANCH: 'main' },
    REMOTE,
  ),
  deployed(
    'deploy from the deployment branch',
    "organizationName: 'nimbus', projectName: 'manual', deploymentBranch: 'main',",
    { GIT_USER: 'ada', CURRENT_BRANCH: 'main' },
    REMOTE,
  ),
  {
    what: 'a folder that already exists',
    files: { 'my-website/a': '' },
    run: [CREATE, 'my-website', 'classic'],
  },
  {
    what: 'a folder that is not empty',
    files: {},
    run: [CREATE, '.', 'classic'],
    versions: ['current'],
  },
  { what: 'an unknown template', files: {}, run: [CREATE, 'one', 'nothing', '--javascript'] },
  {
    what: 'an unknown package manager',
    files: {},
    run: [CREATE, 'one', 'classic', '--javascript', '--package-manager', 'foo'],
  },
  site(
    'wrap a component',
    THEMED,
    {},
    {
      run: ['docusaurus', 'swizzle', THEME, 'Footer', '--wrap', '--typescript', '--danger'],
    },
  ),
  site(
    'eject a component',
    THEMED,
    {},
    {
      run: ['docusaurus', 'swizzle', THEME, 'Footer', '--eject', '--typescript', '--danger'],
    },
  ),
  site(
    'wrap a component that is a map',
    THEMED,
    {},
    {
      run: ['docusaurus', 'swizzle', THEME, 'MDXComponents', '--wrap', '--javascript', '--danger'],
    },
  ),
  site(
    'swizzle an unknown theme',
    THEMED,
    {},
    {
      run: ['docusaurus', 'swizzle', 'classic', 'Footer', '--wrap', '--javascript'],
    },
  ),
  site(
    'swizzle TypeScript from a theme without TypeScript',
    "plugins: ['./theme.js'],",
    {
      'theme.js':
        "module.exports = () => ({ name: 'bird-theme', getThemePath: () => './theme' });\n",
      'theme/BirdCard/index.js': 'export default () => null;\n',
    },
    {
      run: [
        'docusaurus',
        'swizzle',
        'bird-theme',
        'BirdCard',
        '--wrap',
        '--typescript',
        '--danger',
      ],
    },
  ),
  site(
    'write heading IDs',
    "plugins: ['@docusaurus/plugin-content-docs'],",
    {
      'docs/reading.mdx': '# A\n\n## B\n',
      'docs/other.mdx': '# A {/* #a */}\n\n## B {/* #b */}\n',
    },
    {
      run: ['docusaurus', 'write-heading-ids', '.', '--syntax', 'mdx-comment'],
      versions: ['current'],
    },
  ),
  program(
    'an import in a live code block',
    `require('sucrase').transform('return (import React from "react")', { transforms: ['jsx', 'imports'] })`,
  ),
  program('an unclosed formula', String.raw`require('katex').renderToString('\\frac{a}{b')`),
  program('a width that is not a number', `require('sharp')('a').resize(NaN)`),
  program('a property of undefined', 'undefined.src'),
  program('setting a property of undefined', "undefined['triple-quoted-string'] = 1"),
  {
    ...program(
      'a tag that is a URL',
      `require('react-dom/server').renderToString(require('react').createElement('data:image/svg+xml;base64,PHN2'))`,
    ),
    versions: ['current', '3.8.0'],
  },
  {
    what: 'an image without a TypeScript declaration',
    files: {
      'tsconfig.json':
        '{"compilerOptions": {"noEmit": true, "types": [], "paths": {"@site/*": ["./*"]}}}\n',
      'a.ts':
        "import probe from '@site/static/img/probe.png';\nimport Heading from '@theme/Heading';\nexport { Heading, probe };\n",
    },
    run: ['typescript/bin/tsc', '-p', '.', '--pretty', 'false'],
    versions: ['current'],
  },
  {
    what: 'an option that TypeScript removed',
    files: { 'tsconfig.json': '{"compilerOptions": {"baseUrl": "."}}\n', 'a.ts': 'export {};\n' },
    run: ['typescript/bin/tsc', '-p', '.', '--pretty', 'false'],
    versions: ['current'],
  },
];
