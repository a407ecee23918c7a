import { afterAll, describe, expect, it } from 'vitest';
import { buildSmallSite as build, removeSmallSites } from './smallSite';

/*
 * Checks what writers see if they make a mistake in the configuration: the build stops with
 * an error that explains it. Each test runs a real build of a small site.
 */

afterAll(removeSmallSites);

// Each build takes a few seconds, or longer on a busy machine.
describe('a mistake in the configuration stops the build with a clear error', {
  timeout: 240_000,
}, () => {
  it('builds the small site without a mistake, so that the cases below fail only because of theirs', () => {
    const { ok, output, isFinished } = build('good', {
      navbarItems: [{ type: 'docSidebar', sidebarId: 'docs', label: 'Docs' }],
    });
    expect(output).toContain('Generated static files');
    expect(ok).toBe(true);
    expect(isFinished).toBe(true);
  });

  it('a build that is stopped by force while it writes pages leaves nothing that looks finished', () => {
    // The folder still contains the build of the previous test.
    const { ok, isFinished } = build('good', {
      preload: `
        const fs = require('node:fs');
        const { writeFile } = fs;
        fs.writeFile = (file, content, ...rest) => {
          if (String(file).endsWith('.html')) {
            fs.writeFileSync(file, content);
            process.kill(process.pid, 'SIGKILL');
          }
          writeFile(file, content, ...rest);
        };`,
    });
    expect(ok).toBe(false);
    expect(isFinished).toBe(false);
  });

  it('a full disk', () => {
    const { ok, output, isFinished } = build('full-disk', {
      preload: `
        const fs = require('node:fs');
        const { writeFile } = fs;
        fs.writeFile = (file, ...rest) =>
          String(file).endsWith('.html')
            ? rest.at(-1)(new Error('ENOSPC: no space left on device, write ' + file))
            : writeFile(file, ...rest);`,
    });
    expect(ok).toBe(false);
    expect(output).toMatch(/ENOSPC: no space left on device, write .*index\.html/);
    expect(isFinished).toBe(false);
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

/** A site with a blog, whose only post has the given front matter. */
const withPost = (frontMatter: string, files: Readonly<Record<string, string>> = {}) => ({
  blog: { onInlineTags: 'throw', onInlineAuthors: 'throw', onUntruncatedBlogPosts: 'ignore' },
  files: { 'blog/2025-01-01-post.md': `---\n${frontMatter}\n---\n\nText\n`, ...files },
});

describe('a mistake in the content stops the build with the file and the reason', {
  timeout: 240_000,
}, () => {
  it.each([
    [
      'front matter of a wrong type',
      { files: { 'docs/bad.md': '---\nsidebar_position: first\n---\n\nText\n' } },
      ['docs/bad.md', '"sidebar_position" must be a number'],
    ],
    [
      'front matter that is not YAML',
      { files: { 'docs/bad.md': '---\ntitle: "open\n---\n\nText\n' } },
      ['docs/bad.md', 'Error while parsing Markdown front matter'],
    ],
    [
      'an author who is not in authors.yml',
      withPost('authors: [nobody]', { 'blog/authors.yml': 'someone:\n  name: Someone\n' }),
      ['2025-01-01-post.md', '"nobody" not found', 'someone'],
    ],
    [
      'authors.yml of a wrong form',
      {
        // Our blog plugin adds the file to the message.
        plugins: [['blog', {}]],
        files: {
          'blog/2025-01-01-post.md': '---\ntitle: Post\n---\n\nText\n',
          'blog/authors.yml': 'someone:\n  name: 1\n',
        },
      },
      ['blog/authors.yml: "someone.name" must be a string'],
    ],
    [
      'an image that does not exist',
      { files: { 'docs/bad.md': '![Image](./gone.png)\n' } },
      ['docs/bad.md', './gone.png'],
    ],
    [
      'a tag that is not in tags.yml',
      withPost('tags: [unknown]', { 'blog/tags.yml': 'known:\n  label: Known\n' }),
      ['2025-01-01-post.md', 'unknown', 'tags.yml'],
    ],
    [
      'a version without a folder',
      { files: { 'versions.json': '["9.9.9"]' } },
      ['versioned_docs/version-9.9.9', 'does not exist'],
    ],
  ] as const)('%s', (name, site, messages) => {
    const { ok, output, isFinished } = build(name.replaceAll(' ', '-'), site);
    expect(ok).toBe(false);
    expect(isFinished).toBe(false);
    for (const message of messages) {
      expect(output).toContain(message);
    }
    expect(output).not.toContain('Generated static files');
  });

  it.each([
    ['a broken link', '[Link](/nowhere/)', 'Broken link on source page path = /docs/bad/'],
    ['a broken anchor', '[Link](/docs/#nowhere)', 'linking to /docs/#nowhere'],
  ])('%s', (name, text, message) => {
    const { ok, output, isFinished } = build(name.replaceAll(' ', '-'), {
      config: { trailingSlash: true, onBrokenLinks: 'throw', onBrokenAnchors: 'throw' },
      files: { 'docs/bad.md': `${text}\n` },
    });
    expect(ok).toBe(false);
    expect(output).toContain(message);
    expect(output).not.toContain('Generated static files');
    // The check comes last, when all pages are already written.
    expect(isFinished).toBe(false);
  });

  it('a broken Markdown link and a duplicate route are warnings with the file', () => {
    const { ok, output } = build('warnings', {
      config: { markdown: { hooks: { onBrokenMarkdownLinks: 'warn' } }, onDuplicateRoutes: 'warn' },
      files: {
        'docs/bad.md': '---\nslug: /same\n---\n\n[Link](./nowhere.md)\n',
        'docs/other.md': '---\nslug: /same\n---\n\nText\n',
      },
    });
    expect(output).toMatch(/nowhere\.md.*docs\/bad\.md|docs\/bad\.md.*nowhere\.md/s);
    expect(output).toContain('/docs/same');
    // The link isn't replaced, so it's broken in the page, too.
    expect(ok).toBe(false);
  });
});
