import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

/*
 * Checks what writers see if they make a mistake in the configuration: the build stops with
 * an error that explains it. Each test runs a real build of a small site.
 */

const root = join(__dirname, '../..');
// Inside the checkout, so that the sites find its packages. Git ignores this folder.
const sites = join(root, 'test-results/bad-configuration');

const goodFiles = {
  'docs/intro.md': '---\nslug: /\n---\n\n# Intro\n',
  'sidebars.js':
    "module.exports = { docs: ['intro'], empty: [{ type: 'category', label: 'A', items: [{ type: 'html', value: 'no link' }] }] };\n",
  'src/pages/index.js': 'export default function Page() { return null; }\n',
} as const;

interface Case {
  readonly navbarItems?: readonly object[];
  readonly files?: Readonly<Record<string, string>>;
}

/** Builds a small site and returns what the build printed. */
function build(name: string, { navbarItems = [], files = {} }: Case) {
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
          blog: false,
          theme: {},
          sitemap: false,
          svgr: false,
        },
      ],
    ],
    themeConfig: { navbar: { items: navbarItems } },
  };
  const all = {
    ...goodFiles,
    'docusaurus.config.js': `module.exports = ${JSON.stringify(config)};\n`,
    ...files,
  };
  for (const [path, content] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  const cli = join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, 'build', folder], {
    encoding: 'utf8',
    env: {
      ...process.env,
      DOCUSAURUS_NO_PERSISTENT_CACHE: '1',
      NODE_ENV: 'production',
      NO_COLOR: '1',
    },
  });
  return { ok: status === 0, output: `${stdout}${stderr}` };
}

afterAll(() => rmSync(sites, { recursive: true, force: true }));

// Each build takes a few seconds, or longer on a busy machine.
describe('a mistake in the configuration stops the build with a clear error', {
  timeout: 240_000,
}, () => {
  it('builds the small site without a mistake, so that the cases below fail only because of theirs', () => {
    const { ok, output } = build('good', {
      navbarItems: [{ type: 'docSidebar', sidebarId: 'docs', label: 'Docs' }],
    });
    expect(output).toContain('Generated static files');
    expect(ok).toBe(true);
  });

  it('a navbar item of an unknown type', () => {
    const { ok, output } = build('unknown-item', {
      navbarItems: [{ type: 'clock', label: 'Now' }],
    });
    expect(ok).toBe(false);
    expect(output).toContain('Bad navbar item type clock');
  });

  it('a version in the version dropdown that does not exist', () => {
    const { ok, output } = build('missing-version', {
      navbarItems: [{ type: 'docsVersionDropdown', versions: ['9.9.9'] }],
    });
    expect(ok).toBe(false);
    expect(output).toContain('9.9.9');
    expect(output).toMatch(/version/i);
  });

  it('a docSidebar navbar item without a link target', () => {
    const { ok, output } = build('no-target', {
      navbarItems: [{ type: 'docSidebar', sidebarId: 'empty', label: 'Empty' }],
    });
    expect(ok).toBe(false);
    expect(output).toContain(`Sidebar with ID "empty" doesn't have anything to be linked to`);
  });

  it('a page without a default export', () => {
    const { ok, output } = build('no-default-export', {
      files: { 'src/pages/broken.js': 'export const title = "No component";\n' },
    });
    expect(ok).toBe(false);
    expect(output).toContain('/broken');
    expect(output).toMatch(/default export|default-exported/i);
  });
});
