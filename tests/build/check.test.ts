import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';

/*
 * Breaks each check of `npm run check` once, in a copy of the site. All mistakes are found by one run of the command,
 * because most of its time is spent on starting the tools.
 */

const root = path.join(__dirname, '../..');
const copy = mkdtempSync(path.join(tmpdir(), 'check-'));
const DESCRIPTION =
  'How to test the command that checks what writers and maintainers have changed on this site.';

const read = (file: string) => readFileSync(path.join(copy, file), 'utf8');

function write(file: string, content: string | Buffer) {
  mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
  writeFileSync(path.join(copy, file), content);
}

/** Replaces a text that a file has exactly once. */
function replace(file: string, from: string, to: string) {
  const parts = read(file).split(from);
  expect(parts.length, `"${from}" in ${file}`).toBe(2);
  write(file, parts.join(to));
}

function run(program: string, args: readonly string[], cwd = copy): SpawnSyncReturns<string> {
  // If the command called npm, it would change the packages of the site.
  // Files are relative to the copy, and not to the folder where the tests were started.
  const env = { ...process.env, npm_config_dry_run: 'true', INIT_CWD: undefined };
  return spawnSync(program, args, { cwd, env, encoding: 'utf8', maxBuffer: 1e8 });
}

const check = (...args: readonly string[]) =>
  run(process.execPath, ['src/commands/check.mjs', ...args]);

/** A page with a list of lines that start in line 6. */
const page = (frontMatter: string, ...lines: readonly string[]) =>
  ['---', 'title: Probe', `description: ${DESCRIPTION}`, frontMatter, '---', ...lines, ''].join(
    '\n',
  );

/** Code that's long enough for a duplicate. */
const long = `/** Counts what was found. */
export function countAll(findings: readonly { file: string; line: number; check: string }[]) {
  const files = new Map<string, number>();
  const checks = new Map<string, number>();
  for (const { file, check, line } of findings) {
    files.set(file, (files.get(file) ?? 0) + line);
    checks.set(check, (checks.get(check) ?? 0) + 1);
  }
  const sorted = [...files].sort(([one], [other]) => one.localeCompare(other));
  const names = [...checks].map(([name, count]) => \`\${name}: \${count}\`);
  return { sorted, names, longest: Math.max(...names.map(({ length }) => length)) };
}
`;

beforeAll(async () => {
  const listed = run('git', ['ls-files', '-co', '--exclude-standard', '-z'], root);
  for (const file of listed.stdout.split('\0').filter(Boolean)) {
    cpSync(path.join(root, file), path.join(copy, file), { force: true, recursive: true });
  }
  mkdirSync(path.join(copy, 'node_modules'));
  for (const name of readdirSync(path.join(root, 'node_modules'))) {
    if (name !== '.cache' && name !== '.package-lock.json') {
      symlinkSync(path.join(root, 'node_modules', name), path.join(copy, 'node_modules', name));
    }
  }
  // It's newer than the lock file, so that the command doesn't install anything.
  write('node_modules/.package-lock.json', '{}');
  // The compiler only has to read the code with the mistake.
  const types = read('tsconfig.json').replace(
    /"include": \[[^\]]*\]/,
    '"include": ["src/lib/probe"]',
  );
  write('tsconfig.json', types);
  run('git', ['init', '-q']);
  run('git', ['add', '-A']);
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.org'];
  expect(run('git', [...author, 'commit', '-q', '-m', 'base']).stderr).toBe('');
}, 120_000);

afterAll(() => rmSync(copy, { recursive: true, force: true }), 120_000);

const findings = (output: string) =>
  output
    .split('\n')
    .filter((line) => /^\S+:\d+ [\w -]+: found /.test(line))
    // The lines of these mistakes move when somebody edits the files.
    .map((line) => line.replace(/^(docs\/installation\.mdx|package\.json):(?!1 )\d+/, '$1:LINE'))
    .sort();

it('reports each kind of mistake with the file, the line, and what to write instead', async () => {
  write('docs/probe-doc.mdx', page('keyword: [probe]', '', '## Without an ID', '', 'Text.'));
  write('community/probe.mdx', page('hide_title: maybe', '', 'Text.'));
  write(
    'blog/2030-01-01-probe/index.mdx',
    page('slug: /probe\ndate: 2030-1-1\nauthors: release-team\ntags: [release]', '', 'Text.'),
  );
  write('changelog/9.9.9.md', '---\ndate: 2030-01-31\nauthor: nobody\n---\n\nText.\n');
  write('src/pages/probe.mdx', page('authors: [docs-team]', '', 'Text.'));
  write(
    'docs/probe-text.mdx',
    page(
      'sidebar_label: Text',
      '',
      'See the picture, and the tidewach.',
      'See [the guide](./instalation.mdx), [the steps](./installation.mdx#bild), and [here](./installation.mdx).',
      '',
      '## Steps {/* #steps */}',
      '',
      '#### More steps {/* #steps */}',
      '',
      'This [thing] has no definition.',
      '',
      '![](./probe.png)',
      '',
      '```json title="a.json"',
      '{ "port": 3000, }',
      '```',
      '',
      '```ts title="a.ts"',
      "export const port: number = '3000';",
      '```',
    ),
  );
  write('docs/probe-mdx.mdx', page('sidebar_label: MDX', '', 'A <b>tag that is never closed.'));
  write('docs/probe-yaml.mdx', page('sidebar_label: Probe: YAML', '', 'Text.'));
  replace('docs/installation.mdx', '#build */}', '#biuld */}');
  const noise = Buffer.from(
    Array.from({ length: 2_400 * 60 * 3 }, (_, index) => (index * index * 31) % 251),
  );
  const raw = { width: 2_400, height: 60, channels: 3 } as const;
  write(
    'static/img/probe.png',
    await sharp(noise, { raw }).png({ compressionLevel: 0 }).toBuffer(),
  );
  replace('src/data/showcase/sites.json', '"title": "Datagit"', '"titel": "Datagit"');
  replace('blog/tags.yml', 'label: adoption', 'label: 7');
  replace('package.json', '"clsx":', '"left-pad": "1.3.0",\n    "clsx":');
  write('src/lib/probe/one.ts', long);
  write('src/lib/probe/two.ts', long);
  write('src/lib/probe/types.ts', "export const port: number = '3000';\n");
  write('src/lib/probe/style.ts', 'export const port = "3000"\n');

  const { status, stdout, stderr } = check('--since', 'HEAD');
  expect(stderr).toBe('');
  expect(findings(stdout)).toEqual(
    [
      'blog/2030-01-01-probe/index.mdx:5 front matter: found "2030-1-1" in "date"; write what the field needs: expected an ISO date, such as 2025-05-26',
      'blog/2030-01-01-probe/index.mdx:6 front matter: found "release-team" in "authors"; write what the field needs: expected a list, such as [release-team]',
      'blog/tags.yml:4 data: found 7 in "adoption.label"; write what the field needs: expected a label; put quotes around it',
      'changelog/9.9.9.md:3 front matter: found the unknown field "author"; write only known fields; remove or rename this one',
      'community/probe.mdx:4 front matter: found "maybe" in "hide_title"; write what the field needs: expected true or false, without quotes',
      'docs/installation.mdx:1 headings: found no heading with the ID "build", which the page had before; write the old ID after the heading that replaces it, because other sites may link to it',
      'docs/installation.mdx:LINE front matter: found "#build" in "search.#build"; write what the field needs: expected the ID of a heading or a table row on this page',
      "docs/installation.mdx:LINE links: found the anchor #build, which this page doesn't have; write #biuld",
      'docs/probe-doc.mdx:4 front matter: found the unknown field "keyword"; write "keywords"',
      'docs/probe-doc.mdx:7 headings: found the heading "Without an ID" without an ID; write an ID, so that links keep working if you change the heading',
      "docs/probe-mdx.mdx:7 mdx: found text that isn't valid MDX (Expected a closing tag for `<b>` (7:3-7:6) before the end of `paragraph`); write a backslash before { and <, or close the tag",
      'docs/probe-text.mdx:7 spelling: found the unknown word "tidewach"; write a word in the dictionary, or add "tidewach" to tests/prose/dictionary.txt',
      'docs/probe-text.mdx:7 language: found "picture"; write "image". Readers search for "image": write image, or illustration if it\'s drawn, or screenshot if it\'s captured.',
      "docs/probe-text.mdx:8 links: found a link to ./instalation.mdx, which doesn't exist; write a path such as ./installation.mdx",
      "docs/probe-text.mdx:8 links: found the anchor #bild, which docs/installation.mdx doesn't have; write #biuld",
      'docs/probe-text.mdx:8 links: found the link text "here"; write what readers find there, such as the title of the page',
      'docs/probe-text.mdx:12 headings: found a heading of level 4 after level 2; write a heading of level 3, so that the outline has no gap',
      'docs/probe-text.mdx:12 headings: found the ID "steps" for the second time, after line 10; write an ID that no other heading on the page has',
      'docs/probe-text.mdx:14 markdown: found Markdown that the rule no-undefined-references rejects; write it differently: Unexpected reference to undefined definition, expected corresponding definition (`thing`) for a link or escaped opening bracket (`\\[`) for regular text',
      'docs/probe-text.mdx:16 images: found the alternative text "" for ./probe.png; write what the image shows, such as ![Sidebar with two open categories](./probe.png)',
      "docs/probe-text.mdx:16 images: found the image ./probe.png, which doesn't exist; write the path of an existing file, relative to this one",
      'docs/probe-text.mdx:18 samples: found a sample that fails: Expected double-quoted property name in JSON at position 16; write code that the release accepts, or explain why it can\'t be checked: unverified="…"',
      "docs/probe-text.mdx:23 samples: found a sample that fails: a.ts: Type 'string' is not assignable to type 'number'.; write code that the release accepts, or explain why it can't be checked: unverified=\"…\"",
      'docs/probe-yaml.mdx:4 front matter: found Nested mappings are not allowed in compact mappings; write valid YAML; look for a missing quotation mark',
      'package.json:LINE unused: found the dependency left-pad, which nothing imports; write an import of it, run npm uninstall left-pad, or add it to "ignoreDependencies" in .knip.json',
      'src/data/showcase/sites.json:9 data: found nothing in "1.title"; write what the field needs: expected a title in quotes',
      'src/data/showcase/sites.json:10 data: found the unknown field "titel"; write only known fields; remove or rename this one',
      'src/lib/probe/one.ts:1 unused: found a file that nothing imports; write an import of it, delete the file, or add it to "entry" in .knip.json',
      'src/lib/probe/one.ts:2 duplicates: found 11 lines that are also in src/lib/probe/two.ts:2; write them once, for example as a function that both files import',
      'src/lib/probe/style.ts:1 unused: found a file that nothing imports; write an import of it, delete the file, or add it to "entry" in .knip.json',
      "src/lib/probe/style.ts:1 format: found code that isn't formatted; write it as Biome formats it: run npm run check -- --fix",
      'src/lib/probe/two.ts:1 unused: found a file that nothing imports; write an import of it, delete the file, or add it to "entry" in .knip.json',
      "src/lib/probe/types.ts:1 types: found code with a type error; write it differently: Type 'string' is not assignable to type 'number'.",
      'src/lib/probe/types.ts:1 unused: found a file that nothing imports; write an import of it, delete the file, or add it to "entry" in .knip.json',
      'src/pages/probe.mdx:4 front matter: found the unknown field "authors"; write only known fields; remove or rename this one',
      'static/img/probe.png:1 images: found an image of 433 kB; write at most 200 kB; make it smaller, or store it as WebP',
      'static/img/probe.png:1 images: found an image that is 2400 pixels wide; write at most 2000 pixels, which is enough for sharp screens',
    ].sort(),
  );
  expect(status).toBe(1);
}, 300_000);

it('fixes what is safe, and nothing else', () => {
  const names = ['docs/probe-doc.mdx', 'docs/probe-text.mdx', 'probe.json'];
  write('probe.json', '{"port":3000}');
  const before = names.map(read);
  expect(check('--fix', ...names).status).toBe(1);
  expect(names.map(read)).toEqual([
    before[0]?.replace('## Without an ID', '## Without an ID {/* #without-an-id */}'),
    before[1],
    '{ "port": 3000 }\n',
  ]);
}, 120_000);

it('reports a tool that stops after what the other checks have found', () => {
  write('.textlintrc.json', '{');
  const { status, stdout, stderr } = check('docs/probe-doc.mdx');
  expect(findings(stdout)).toHaveLength(1);
  expect(stderr).toContain('✖ The language check stopped:');
  expect(status).toBe(1);
}, 120_000);
