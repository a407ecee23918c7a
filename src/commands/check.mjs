/**
 * `npm run check [-- <file> ...]`: checks what you changed, in one report: front matter, data,
 * headings, links, images, Markdown style, language, samples, and formatting. `--all` checks the
 * whole tree, including unused files and dependencies, and `--fix` fixes what is safe to fix.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { changesSince } from './changedParts.mjs';
import { loadModule } from './loadModule.mjs';
import {
  collect,
  collectBin,
  giveUp,
  requireNode,
  requirePackages,
  root,
} from './prerequisites.mjs';

const HELP = `Checks the files that you changed since your branch left main, and lists what to fix.

  npm run check                 changed files, including uncommitted ones
  npm run check -- FILE ...     only these files
  npm run check -- --all        all files, and unused files and dependencies
  npm run check -- --fix        also fixes what is safe to fix: formatting, and missing heading IDs
  npm run check -- --since REF  files that changed since a commit or a branch
`;

/** @typedef {import('./check/finding').Finding} Finding */

/**
 * Reads the messages of textlint and cspell from the output of prose.mjs. Problems without a line
 * are about descriptions, which the schemas of front matter cover.
 *
 * @returns {Finding[]}
 */
export function readProse(output, lineOf = () => '') {
  return output.split('\n').flatMap((text) => {
    const [, file, line, , message] = /^(\S.*?):(\d+)(:\d+ -)? (.+)$/.exec(text) ?? [];
    if (!file) {
      return [];
    }
    const where = { file, line: Number(line) };
    const word = /^Unknown word \((.+?)\)/.exec(message)?.[1];
    if (word) {
      const write = `a word in the dictionary, or add "${word}" to tests/prose/dictionary.txt`;
      return [{ ...where, check: 'spelling', found: `the unknown word "${word}"`, write }];
    }
    const [, from, to, reason = ''] = /^(.+?) => (.+?)(?: ([A-Z].*))?$/.exec(message) ?? [];
    const before = lineOf(file, Number(line));
    const corrected = from && before.includes(from) ? before.replace(from, to) : undefined;
    return [
      from
        ? {
            ...where,
            check: 'language',
            found: `"${from}"`,
            write: `"${to}". ${reason}`.trim(),
            corrected,
          }
        : { ...where, check: 'language', found: 'a problem', write: message },
    ];
  });
}

/**
 * Reads the messages of Biome's reporter for GitHub.
 *
 * @returns {Finding[]}
 */
export function readBiome(output) {
  return output.split('\n').flatMap((text) => {
    const [, fields, message] = /^::(?:error|warning|notice) (.*?)::(.*)$/.exec(text) ?? [];
    if (!fields) {
      return [];
    }
    const { title, file, line } = Object.fromEntries(
      fields.split(',').map((field) => field.split(/=(.*)/s)),
    );
    return [
      {
        file: path.isAbsolute(file) ? path.relative(root, file) : file,
        line: Number(line) || 1,
        check: title === 'format' ? 'format' : title.split('/').at(-1),
        found: `code that Biome rejects (${title})`,
        write: `it differently, or use --fix: ${message.replaceAll('%0A', ' ')}`,
      },
    ];
  });
}

/**
 * Reads the report of knip.
 *
 * @returns {Finding[]}
 */
export function readKnip(report) {
  return JSON.parse(report).issues.flatMap(({ file, files, dependencies, devDependencies }) => [
    ...files.map(() => ({
      file,
      line: 1,
      check: 'unused',
      found: 'a file that nothing imports',
      write: 'an import, delete the file, or add it to "entry" in .knip.json',
    })),
    ...[...dependencies, ...devDependencies].map(({ name, line = 1 }) => ({
      file,
      line,
      check: 'unused',
      found: `the dependency ${name}, which nothing imports`,
      write: `npm uninstall ${name}, or add it to "ignoreDependencies" in .knip.json`,
    })),
  ]);
}

/**
 * Reads the problems that the tests of samples found.
 *
 * @returns {Finding[]}
 */
export function readSamples(report) {
  const messages = JSON.parse(report).testResults.flatMap(({ assertionResults, message }) => [
    message,
    ...assertionResults.flatMap(({ failureMessages }) => failureMessages),
  ]);
  const found = new Set(
    messages.flatMap((text) => text.match(/docs\/[^\s"'`]+:\d+ [^\n]+/g) ?? []),
  );
  return [...found].map((text) => {
    const [, file, line, message] = /^(.*?):(\d+) (.*?)[",'\\`]*$/.exec(text) ?? [];
    const write =
      'code that the release accepts, or explain why it can\'t be checked: unverified="…"';
    return {
      file,
      line: Number(line),
      check: 'samples',
      found: `a sample that fails: ${message}`,
      write,
    };
  });
}

const SOURCES = /\.(?:tsx?|m?js|cjs|jsonc?|css)$/;
const WORDS = /\.(?:mdx?|tsx?|m?js|cjs|css)$/;

/** @returns {Promise<Finding[]>} */
async function checkFormat(files, { all, fix }) {
  const sources = files.filter((file) => SOURCES.test(file) && !file.startsWith('tests/releases/'));
  if (sources.length === 0) {
    return [];
  }
  const flags = [
    '--reporter=github',
    '--error-on-warnings',
    '--no-errors-on-unmatched',
    '--max-diagnostics=200',
  ];
  const { output } = await collectBin('biome', [
    'check',
    ...flags,
    ...(fix ? ['--write'] : []),
    ...(all ? ['.'] : sources),
  ]);
  return readBiome(output);
}

/** @returns {Promise<Finding[]>} */
async function checkLanguage(files, { all }) {
  const texts = files.filter((file) => WORDS.test(file));
  if (texts.length === 0) {
    return [];
  }
  const { passed, output } = await collect(process.execPath, [
    `${root}src/commands/prose.mjs`,
    ...(all ? [] : texts),
  ]);
  const findings = readProse(output, (file, line) => {
    const text = existsSync(root + file) ? readFileSync(root + file, 'utf8') : '';
    return text.split('\n')[line - 1] ?? '';
  });
  const isExplained = passed || findings.length > 0 || output.includes('description has');
  return isExplained ? findings : giveUp(`The language check stopped:\n${output}`);
}

/** @returns {Promise<Finding[]>} */
async function checkSamples(files, { all }) {
  const pages = files.filter((file) => /^docs\/.*\.mdx?$/.test(file));
  if (pages.length === 0) {
    return [];
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'samples-'));
  const report = path.join(folder, 'report.json');
  const names = pages.map((file) => `^${file.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')} `).join('|');
  const { output } = await collectBin('vitest', [
    'run',
    '--config=tests/docs/vitest.config.mts',
    'tests/docs/samples.test.ts',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...(all ? [] : ['-t', names]),
  ]);
  if (!existsSync(report)) {
    giveUp(`The samples couldn't be checked:\n${output}`);
  }
  const findings = readSamples(readFileSync(report, 'utf8'));
  rmSync(folder, { recursive: true });
  return findings;
}

/** @returns {Promise<Finding[]>} */
async function checkUnused({ all }) {
  if (!all) {
    return [];
  }
  const { output } = await collectBin('knip', [
    '--include=files,dependencies',
    '--reporter=json',
    '--no-progress',
  ]);
  const report = output.split('\n').find((line) => line.startsWith('{"issues"'));
  return report ? readKnip(report) : giveUp(`knip stopped:\n${output}`);
}

/** Checks pages, images, and data, and fixes what is safe. */
async function checkFiles(files, { base, fix }) {
  /** @type {typeof import('./check/checkContent')} */
  const { checkContent } = loadModule('src/commands/check/checkContent.ts');
  /** @type {typeof import('./check/finding')} */
  const { applyFixes } = loadModule('src/commands/check/finding.ts');
  const before = (file) => {
    try {
      const flags = { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] };
      return execFileSync('git', ['show', `${base}:${file}`], flags);
    } catch {
      return undefined;
    }
  };
  const findings = await checkContent(files, { root, before });
  const fixes = fix ? findings.filter(({ isSafe }) => isSafe) : [];
  for (const file of new Set(fixes.map((each) => each.file))) {
    const own = fixes.filter((each) => each.file === file);
    writeFileSync(root + file, applyFixes(readFileSync(root + file, 'utf8'), own));
    console.log(`Fixed ${file} (${own.length})`);
  }
  return findings.filter((each) => !fixes.includes(each));
}

function selectFiles({ all, since, named }) {
  const { commit, files } = changesSince(since);
  const git = (...args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1e8 });
  const selected =
    named.length > 0
      ? named.map((file) => path.relative(root, path.resolve(file)).replaceAll('\\', '/'))
      : all
        ? git('ls-files', '-co', '--exclude-standard', '-z').split('\0').filter(Boolean)
        : files;
  const missing = named.filter((file) => !existsSync(file));
  if (missing.length > 0) {
    giveUp(`${missing.join(', ')}: no such file.`, 'Write paths relative to the current folder.');
  }
  return { base: commit, files: selected.filter((file) => existsSync(root + file)) };
}

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      all: { type: 'boolean', default: false },
      fix: { type: 'boolean', default: false },
      since: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) {
    console.log(HELP);
    return true;
  }
  requireNode();
  requirePackages();
  const begin = Date.now();
  const { base, files } = selectFiles({ ...values, named: positionals });
  const options = { ...values, base };
  const parts = [
    checkFormat(files, options),
    checkLanguage(files, options),
    checkSamples(files, options),
    checkUnused(options),
    checkFiles(files, options),
  ];
  const findings = (await Promise.all(parts)).flat();
  findings.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
  /** @type {typeof import('./check/finding')} */
  const { describeFinding } = loadModule('src/commands/check/finding.ts');
  for (const finding of findings) {
    console.log(describeFinding(finding));
  }
  const what = `${files.length} ${files.length === 1 ? 'file' : 'files'}`;
  const seconds = ((Date.now() - begin) / 1000).toFixed(1);
  console.log(
    findings.length > 0
      ? `\n✖ ${findings.length} findings in ${what} (${seconds} s). Fix them, or try npm run check -- --fix.`
      : `\nNo problems found in ${what} (${seconds} s).`,
  );
  return findings.length === 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  process.exitCode = (await main()) ? 0 : 1;
}
