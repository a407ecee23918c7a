import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';
import { commentsOf, descriptionProblem, frontMatterTexts } from './prose.mjs';

const requireModule = createRequire(require.resolve('@docusaurus/utils'));
const { load }: { load(text: string): unknown } = requireModule('js-yaml');

interface Rule {
  readonly expected: string;
  readonly prh: string;
  readonly specs: readonly { readonly from: string; readonly to: string }[];
}

const terms = path.join(__dirname, '../../tests/prose/terms.yml');

it('gives each rule a reason and a failing example, which textlint tries out', () => {
  const { rules } = load(readFileSync(terms, 'utf8')) as { rules: readonly Rule[] };
  expect(rules.length).toBeGreaterThan(40);
  expect(rules.filter(({ prh, specs }) => !prh || !specs?.length)).toEqual([]);
  expect(rules.flatMap(({ specs }) => specs.filter(({ from, to }) => from === to))).toEqual([]);
});

it('reports a description that is too short or too long, with the file', async () => {
  const page = (description: string) => `---\ndescription: ${description}\n---\n\nText.\n`;
  expect(await descriptionProblem('docs/a.mdx', page('Short.'))).toBe(
    'docs/a.mdx: the description has 6 characters. Write one or two sentences with 70 to 160 characters.',
  );
  expect(await descriptionProblem('docs/a.mdx', page('x'.repeat(161)))).toContain('has 161');
  expect(await descriptionProblem('docs/a.mdx', 'Text.')).toContain('has 0 characters');
  expect(await descriptionProblem('docs/a.mdx', page('x'.repeat(70)))).toBeUndefined();
  expect(await descriptionProblem('docs/a.mdx', page('Depth: three meters.'))).toMatch(
    /^docs\/a\.mdx: the front matter isn't valid YAML \(bad indentation of a mapping entry \(2:19\)\)\.$/,
  );
});

it('finds comments and texts in front matter on their lines', () => {
  expect(commentsOf('const a = 1;\n// A reason\n/** What\n * it does */')).toBe(
    '\nA reason\nWhat\nit does ',
  );
  expect(frontMatterTexts("---\nid: x\ntitle: 'A title'\n---\n\nText")).toBe('\n\nA title\n');
});
