import { execFile, execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

/*
 * Proves that the commands in the documents exist and accept the documented options. Commands that are quick run for
 * real, and those that take longer or change files run elsewhere. Ours also have to explain their options (`--help`).
 */

const root = join(__dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const documents = execFileSync(
  'git',
  ['ls-files', '*README.md', '*CONTRIBUTING.md', '*ARCHITECTURE.md'],
  {
    cwd: root,
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((file) => file && !/^tests\/(?:docs\/mistakes|screenshots|dogfood)\//.test(file));

/** A command in a document. */
interface Command {
  readonly place: string;
  /** Environment variables before the command. */
  readonly variables: readonly string[];
  readonly words: readonly string[];
}

const COMMAND = /^(?:[A-Z_]+=\S+ )*(?:npm|npx|node|git|docker|apt-get|bash) \S/;

/** Splits a command line. Quotation marks keep words together. */
const split = (line: string): string[] =>
  [...line.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(
    ([, one, two, word]) => one ?? two ?? word ?? '',
  );

/** The commands in the code spans and code blocks of a document. `-- --fix` belongs to the command before it. */
function commandsIn(file: string): Command[] {
  const commands: Command[] = [];
  let before = '';
  for (const [index, line] of read(file).split('\n').entries()) {
    const isBlock = /^(?: {4})?(?:npm|npx|node) /.test(line);
    const spans = isBlock
      ? [line.trim()]
      : [...line.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text);
    for (const span of spans) {
      const text =
        span.startsWith('-- ') && before ? `${before} ${span}` : span.replace(/\s+#.*/, '');
      if (COMMAND.test(text)) {
        const words = split(text);
        const start = words.findIndex((word) => !/^[A-Z_]+=/.test(word));
        const variables = words.slice(0, start).map((word) => word.replace(/=.*/, ''));
        commands.push({ place: `${file}:${index + 1}`, variables, words: words.slice(start) });
        before = span.startsWith('-- ') ? before : text.replace(/ -- .*/, '');
      }
    }
  }
  return commands;
}

const commands = documents.flatMap(commandsIn);

/** Returns the name of the npm script that a command runs. */
function scriptOf([program, first = '', second = '']: readonly string[]): string | undefined {
  if (program !== 'npm') {
    return undefined;
  }
  return first === 'run' ? second : ['test', 'start'].includes(first) ? first : undefined;
}

/** Returns the file in this repository that a command runs, directly or through an npm script. */
const fileOf = (words: readonly string[]): string | undefined =>
  /^node (\S+)/.exec(scripts[scriptOf(words) ?? ''] ?? words.join(' '))?.[1];

/** Where the test suite or a workflow runs scripts of tools. */
const RUN_BY: Readonly<Record<string, readonly [file: string, text: string]>> = {
  build: ['src/commands/test.mjs', "'docusaurus', ['build'"],
  serve: ['playwright.config.ts', 'serve'],
  lint: ['src/commands/test.mjs', "'biome', ['check'"],
  format: ['src/commands/check.mjs', "'--write'"],
  typecheck: ['src/commands/test.mjs', "'tsc'"],
  'test:unit': ['src/commands/test.mjs', "vitest('Unit tests'"],
  'test:built': ['src/commands/test.mjs', "'tests/built'"],
  'test:e2e': ['src/commands/test.mjs', "'playwright', ['test'"],
  'test:preview': ['.github/workflows/preview.yml', 'npm run test:preview'],
  'search:push': ['.github/workflows/search.yml', 'npm run search:push'],
};

/** Scripts of tools that nothing runs automatically, and what proves that the tool accepts their first argument. */
const BY_HAND: Readonly<Record<string, readonly [file: string, text: string]>> = {
  start: ['node_modules/@docusaurus/core/lib/commands/cli.js', "'start [siteDir]'"],
  clear: ['node_modules/@docusaurus/core/lib/commands/cli.js', "'clear [siteDir]'"],
  'test:a11y': ['tests/accessibility/playwright.config.ts', 'export default'],
  'test:servers': ['tests/servers/vitest.config.mts', 'defineConfig'],
  'bench:search': ['tests/search/vitest.config.mts', 'defineConfig'],
};

/** Where tools declare the options that the documents mention. */
const OPTIONS_IN: Readonly<Record<string, string>> = {
  'search:push': 'src/plugins/searchIndex/index.ts',
  'test:e2e': 'node_modules/playwright/lib/program.js',
};

/** Commands of other programs, and what they need from this repository. */
const OTHERS: Readonly<Record<string, string>> = {
  'npm ci': 'package-lock.json',
  'npx wrangler pages deploy': 'wrangler.toml',
  'docker compose up --build': 'compose.yaml',
  'apt-get install nginx-light libnginx-mod-http-brotli-static caddy':
    'tests/servers/servers.test.ts',
  'git restore .': 'package.json',
  'npm install --prefix ../comparison pagefind': 'tests/search/pagefindIndex.ts',
};

/** Starts a program and returns what it prints. */
async function run(program: string, args: readonly string[]): Promise<string> {
  const { stdout, stderr } = await promisify(execFile)(program, [...args], { cwd: root });
  return `${stdout}${stderr}`;
}

const helpOf = new Map<string, Promise<string>>();

/** Returns what one of our commands prints with `--help`, which must end it without an error. */
function help(file: string): Promise<string> {
  const known = helpOf.get(file) ?? run(process.execPath, [file, '--help']);
  helpOf.set(file, known);
  return known;
}

const optionsOf = (words: readonly string[]) =>
  words.filter((word) => /^--?[a-z]/.test(word) && word !== '--help');

describe('the commands in the documents', () => {
  it('are found', () => {
    expect(documents).toEqual(
      expect.arrayContaining(['README.md', 'CONTRIBUTING.md', 'ARCHITECTURE.md']),
    );
    expect(commands.length).toBeGreaterThan(90);
  });

  it('are npm scripts, files, or known programs', () => {
    const unknown = commands.filter(({ words }) => {
      const script = scriptOf(words);
      const file = fileOf(words);
      const line = words.join(' ');
      return script === undefined && !file
        ? !(line in OTHERS) && !/^git (?:grep|clean)/.test(line)
        : (script !== undefined && !(script in scripts)) ||
            (file !== undefined && !existsSync(join(root, file)));
    });
    expect(unknown.map(({ place, words }) => `${place} ${words.join(' ')}`)).toEqual([]);
    expect(Object.values(OTHERS).filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });

  it('are scripts of tools only if something runs them', () => {
    const tools = [...new Set(commands.map(({ words }) => scriptOf(words) ?? ''))].filter(
      (script) => script && !fileOf(['npm', 'run', script]),
    );
    const known = { ...RUN_BY, ...BY_HAND };
    expect(tools.filter((name) => !(name in known))).toEqual([]);
    for (const [name, [file, text]] of Object.entries(known)) {
      expect(read(file), `${file} doesn't run ${name}`).toContain(text);
    }
  });

  it('read variables that exist', () => {
    const code = ['src/config/env.ts', 'tests/search/search.bench.ts'].map(read).join('\n');
    const unknown = commands
      .flatMap(({ variables }) => variables)
      .filter((name) => !code.includes(name));
    expect(unknown).toEqual([]);
  });

  it('print their help, which explains the documented options', { timeout: 120_000 }, async () => {
    const problems = await Promise.all(
      commands.map(async ({ place, words }) => {
        const options = optionsOf(words);
        const file = fileOf(words);
        const declared = OPTIONS_IN[scriptOf(words) ?? ''];
        if (
          !file &&
          (options.length === 0 || words[0] !== 'npm' || scriptOf(words) === undefined)
        ) {
          return [];
        }
        const text = file ? await help(file) : declared ? read(declared) : '';
        const missing = options.filter((option) => !text.includes(option));
        return text.length < 50 || missing.length > 0
          ? [
              `${place} ${words.join(' ')}: found no explanation of ${missing.join(', ')} in: ${text.slice(0, 200)}`,
            ]
          : [];
      }),
    );
    expect(helpOf.size).toBeGreaterThan(10);
    expect(problems.flat()).toEqual([]);
  });

  it('work as written if they only read', async () => {
    const quick = commands.filter(
      ({ words: [program, name] }) => program === 'git' && name !== 'restore',
    );
    expect(quick.length).toBeGreaterThan(1);
    for (const { words } of quick) {
      const [program = '', ...args] = words.map((word) => (word === '-fd' ? '-nd' : word));
      expect(await run(program, args), words.join(' ')).not.toContain('fatal');
    }
  });
});
