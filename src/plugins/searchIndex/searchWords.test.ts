import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER, Globby } from '@docusaurus/utils';
import { describe, expect, it } from 'vitest';
import { readBlocks } from '../versionChanges/readBlocks';
import { readSearchWords, withoutSearchWords } from './searchWords';

const pageWith = (search: string) => `---\ntitle: Bricks\n${search}\n---\n\n# Bricks\n\nText.\n`;

const GOOD = `search:\n  page: [clinker, stone wall]\n  '#lay': [how do I build a wall]`;

const parse = (search: string) =>
  withoutSearchWords(
    '/site',
    DEFAULT_PARSE_FRONT_MATTER,
  )({
    filePath: '/site/docs/bricks.mdx',
    fileContent: pageWith(search),
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });

describe('withoutSearchWords', () => {
  it('removes the field, so that browsers never load it', async () => {
    expect((await parse(GOOD)).frontMatter).toEqual({ title: 'Bricks' });
  });

  it.each([
    ['search: wall', 'field search: found "wall", expected "page" and anchors'],
    [
      'search:\n  lay: [wall]',
      `field search.lay: found "lay", expected "page" or an anchor; write, for example, '#lay'`,
    ],
    [
      `search:\n  '#lay': wall`,
      'field search.#lay: found "wall", expected a list; write, for example, [',
    ],
    [`search:\n  '#lay': []`, 'field search.#lay: found [], expected at least one phrase'],
    [
      `search:\n  '#lay': [12]`,
      'field search.#lay.0: found 12, expected a phrase; put quotes around it',
    ],
    [
      `search:\n  '#lay': [a, a]`,
      'field search.#lay: found ["a","a"], expected each phrase only once',
    ],
    [`search:\n  page: [${'a '.repeat(40)}b]`, 'expected at most 64 characters'],
    [
      `search:\n  page: ['a, b']`,
      'found "a, b", expected a phrase without commas; write two phrases',
    ],
  ])('rejects %j', async (search, message) => {
    await expect(parse(search)).rejects.toThrow('docs/bricks.mdx has 1 mistake:');
    await expect(parse(search)).rejects.toThrow(message);
  });
});

describe('readSearchWords', () => {
  it('reads the words of a Markdown page', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'words-'));
    writeFileSync(path.join(folder, 'bricks.mdx'), pageWith(GOOD));
    expect(await readSearchWords(folder, 'bricks.mdx')).toEqual({
      page: ['clinker', 'stone wall'],
      '#lay': ['how do I build a wall'],
    });
  });

  it('does not look for words in other files', async () => {
    expect(await readSearchWords('/site', 'src/pages/bricks.tsx')).toEqual({});
  });
});

it('does not count as a change between versions', () => {
  expect(readBlocks(pageWith(GOOD))).toEqual(readBlocks(pageWith('sidebar_label: Stones')));
});

describe('the search words of this site', () => {
  const root = path.join(__dirname, '../../..');
  const countIn = async (folders: string) => {
    const files = await Globby(`${folders}/**/*.{md,mdx}`, { cwd: root });
    const words = await Promise.all(files.map((file) => readSearchWords(root, file)));
    return words.flatMap((each) => Object.values(each).flat()).length;
  };

  it('are at most 1,500 phrases, because the text itself should hold the words of readers', async () => {
    const count = await countIn('{docs,community,blog,changelog,src/pages}');
    expect(count).toBeGreaterThan(1000);
    expect(count).toBeLessThanOrEqual(1500);
  });

  it('are valid in the other versions', async () => {
    expect(await countIn('versioned_docs')).toBeGreaterThan(1000);
  });
});
