// cspell:ignore tidewach
import { expect, it } from 'vitest';
import { readBiome, readDuplicates, readKnip, readProse, readTypes } from './readReports.mjs';

it('reads the messages of textlint and cspell', () => {
  const output = [
    '▸ Terms and habits (textlint)',
    'docs/probe.mdx:6 picture => image Readers search for "image".',
    'docs/probe.mdx: the description has 3 characters. Write more.',
    'docs/probe.mdx:7:5 - Unknown word (tidewach) fix: (tidewatch)',
  ].join('\n');
  expect(readProse(output, () => 'Look at the picture.')).toEqual([
    {
      file: 'docs/probe.mdx',
      line: 6,
      check: 'language',
      found: '"picture"',
      write: '"image". Readers search for "image".',
      corrected: 'Look at the image.',
    },
    {
      file: 'docs/probe.mdx',
      line: 7,
      check: 'spelling',
      found: 'the unknown word "tidewach"',
      write: 'a word in the dictionary, or add "tidewach" to tests/prose/dictionary.txt',
    },
  ]);
});

it('reads the messages of Biome', () => {
  const output =
    '::error title=lint/style/useConst,file=src/a.ts,line=3,endLine=3,col=1,endCol=4::Use const instead.';
  expect(readBiome(`${output}\nChecked 1 file`)).toEqual([
    {
      file: 'src/a.ts',
      line: 3,
      check: 'useConst',
      found: 'code that Biome rejects (lint/style/useConst)',
      write: 'it differently, or use --fix: Use const instead.',
    },
  ]);
});

it('reads the report of knip', () => {
  const issue = {
    file: 'src/a.ts',
    files: [{ name: 'src/a.ts' }],
    dependencies: [],
    devDependencies: [],
  };
  const manifest = {
    file: 'package.json',
    files: [],
    dependencies: [{ name: 'left', line: 9 }],
    devDependencies: [],
  };
  const found = readKnip(JSON.stringify({ issues: [issue, manifest] }));
  expect(found.map(({ file, line }) => `${file}:${line}`)).toEqual([
    'src/a.ts:1',
    'package.json:9',
  ]);
});

it('reports a duplicate in the file that changed', () => {
  const report = JSON.stringify({
    duplicates: [
      {
        lines: 12,
        firstFile: { name: 'src/a.ts', start: 3 },
        secondFile: { name: 'src/b.ts', start: 40 },
      },
    ],
  });
  expect(readDuplicates(report, (file) => file === 'src/b.ts')).toEqual([
    {
      file: 'src/b.ts',
      line: 40,
      check: 'duplicates',
      found: '12 lines that are also in src/a.ts:3',
      write: 'them once, for example as a function that both files import',
    },
  ]);
  expect(readDuplicates(report, () => false)).toEqual([]);
});

it('reads the messages of the compiler', () => {
  const output = "src/a.ts(3,7): error TS2304: Cannot find name 'dept'.\n  More about it.";
  expect(readTypes(output)).toMatchObject([
    { file: 'src/a.ts', line: 3, write: "it differently: Cannot find name 'dept'." },
  ]);
});
