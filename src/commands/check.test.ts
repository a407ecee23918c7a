// cspell:ignore tidewach
import { expect, it } from 'vitest';
import { readBiome, readKnip, readProse, readSamples } from './check.mjs';

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

it('reads the failures of samples', () => {
  const failureMessages = [
    'expected [ …(1) ] to deeply equal []\n+   "docs/probe.mdx:8 site.ts: Cannot find name \'dept\'.",',
  ];
  const report = JSON.stringify({
    testResults: [{ message: '', assertionResults: [{ failureMessages }] }],
  });
  expect(readSamples(report)).toMatchObject([
    {
      file: 'docs/probe.mdx',
      line: 8,
      found: "a sample that fails: site.ts: Cannot find name 'dept'.",
    },
  ]);
});
