import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { comparePage } from './comparePages';
import { withVersionChanges } from './frontMatter';
import { versionFolders } from './readVersions';

let siteDir: string;

async function write(file: string, text: string) {
  const target = path.join(siteDir, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, text);
}

beforeEach(async () => {
  siteDir = await mkdtemp(path.join(tmpdir(), 'versions-'));
  await write('versions.json', '["2.0.0", "1.0.0"]');
  await write(
    'docs/a/page.mdx',
    "---\ntitle: New\n---\n\nimport P from './_part.mdx';\n\nText\n\n<P />\n",
  );
  await write('docs/a/_part.mdx', 'Newer part.\n');
  await write('versioned_docs/version-2.0.0/a/page.mdx', 'Text\n\nNewer\npart.\n');
  await write('versioned_docs/version-1.0.0/b.md', 'Only here\n');
  await write('blog/post.md', 'A post\n');
});

afterEach(() => rm(siteDir, { recursive: true }));

/** Returns the front matter of a file after it has been extended. */
async function frontMatterOf(file: string) {
  const parse = withVersionChanges(siteDir, { current: { label: 'Next' } }, async () => ({
    frontMatter: { own: 1 },
    content: '',
  }));
  const { frontMatter } = await parse({ filePath: path.join(siteDir, file) } as never);
  return frontMatter;
}

it('adds statements about other versions to the front matter of a page', async () => {
  expect(await frontMatterOf('docs/a/page.mdx')).toEqual({
    own: 1,
    version_changes: [{ text: 'Same in 2.0.0' }, { text: 'Not yet in 1.0.0' }],
  });
  expect(await frontMatterOf('versioned_docs/version-1.0.0/b.md')).toEqual({
    own: 1,
    version_changes: [{ text: 'No longer in Next and 2.0.0' }],
  });
});

it('notices when a file changes on disk', async () => {
  await frontMatterOf('docs/a/page.mdx');
  await write('versioned_docs/version-2.0.0/a/page.mdx', 'Text\n\nOlder part, once upon a time.\n');
  expect(await frontMatterOf('docs/a/page.mdx')).toMatchObject({
    version_changes: [
      { text: 'Changed since 2.0.0', compare: ['2.0.0', 'current'] },
      { text: 'Not yet in 1.0.0' },
    ],
  });
});

it.each(['docs/a/_part.mdx', 'blog/post.md', 'docs/none.mdx'])(
  'does not change %s, which is not a documentation page',
  async (file) => {
    expect(await frontMatterOf(file)).toEqual({ own: 1 });
  },
);

it('does not change the pages of a site with a single version', async () => {
  await rm(path.join(siteDir, 'versions.json'));
  expect(await frontMatterOf('docs/a/page.mdx')).toEqual({ own: 1 });
});

it('keeps only pairs of versions that differ, older version first', async () => {
  await write('versioned_docs/version-1.0.0/a/page.mdx', 'Text\n');
  const { title, comparisons } = comparePage(versionFolders(siteDir), 'a/page.mdx', 'New');
  expect(title).toBe('New');
  expect(comparisons.map(({ from, to, counts }) => [from, to, counts])).toEqual([
    ['1.0.0', 'current', { added: 1, removed: 0, changed: 0 }],
    ['1.0.0', '2.0.0', { added: 1, removed: 0, changed: 0 }],
  ]);
});

it('throws an error for a page that no version has', () => {
  expect(() => comparePage(versionFolders(siteDir), 'none.mdx', 'None')).toThrow('none.mdx');
});

it.each([
  ['the page', 'docs/a/page.mdx', /page\.mdx:6: found text that isn't valid MDX \(Could not parse/],
  ['a partial', 'docs/a/_part.mdx', /page\.mdx, or a file that it imports: found text/],
])('says where a mistake in %s is', async (_name, file, message) => {
  const imports = file.includes('_part') ? '' : "import P from './_part.mdx';";
  await write(file, `---\ntitle: New\n---\n${imports}\n\nText with {braces here}.\n`);
  await expect(frontMatterOf('docs/a/page.mdx')).rejects.toThrow(message);
});
