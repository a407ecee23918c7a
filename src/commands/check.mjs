/**
 * `npm run check [-- <file> ...]`: checks what you changed, in one report: front matter, data,
 * headings, links, images, imports, Markdown style, language, samples, formatting, types, unused
 * code, and duplicates. `--all` checks the whole tree, and `--fix` fixes what is safe to fix.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { changesSince } from './changedParts.mjs';
import { readBiome, readDuplicates, readKnip, readProse, readTypes } from './check/readReports.mjs';
import { loadModule } from './loadModule.mjs';
import {
  collect,
  collectBin,
  giveUp,
  hasGit,
  readArguments,
  requireNode,
  requirePackages,
  resolveArgument,
  root,
} from './prerequisites.mjs';

const HELP = `Checks the files that you changed since your branch left main, and lists what to fix.

  npm run check                 changed files, including uncommitted ones
  npm run check -- FILE ...     only these files
  npm run check -- --all        all files
  npm run check -- --fix        also fixes what is safe to fix: formatting, and missing heading IDs
  npm run check -- --since REF  files that changed since a commit or a branch
`;

const SOURCES = /\.(?:tsx?|m?js|cjs|jsonc?|css)$/;
/** Files that only matter for types, unused files, and duplicates. */
const CODE = /\.(?:tsx?|m?js|cjs|css)$|^package\.json$/;
const WORDS = /\.(?:mdx?|tsx?|m?js|cjs|css)$/;

/** Reports that a tool failed. The findings of all other checks are still printed. */
function stop(message) {
  throw new Error(message);
}

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
    ...(all ? [] : texts.map((file) => root + file)),
  ]);
  const findings = readProse(output, (file, line) => {
    const text = existsSync(root + file) ? readFileSync(root + file, 'utf8') : '';
    return text.split('\n')[line - 1] ?? '';
  });
  // Other checks report these three.
  const isReported = /description has|front matter isn't valid|Failed to parse text/.test(output);
  const isExplained = passed || findings.length > 0 || isReported;
  return isExplained ? findings : stop(`The language check stopped:\n${output}`);
}

/** @returns {Promise<Finding[]>} */
async function checkSamples(files) {
  const named = files.filter((file) => /^docs\/.*\.mdx?$/.test(file));
  if (named.length === 0) {
    return [];
  }
  /** @type {typeof import('../../tests/docs/pages')} */
  const { readPage } = loadModule('tests/docs/pages.ts');
  /** @type {typeof import('../../tests/docs/checkSamples')} */
  const { checkSamples: problemsOn } = loadModule('tests/docs/checkSamples.ts');
  const findings = named.map(async (file) => {
    try {
      const problems = await problemsOn(readPage(file));
      return problems.map((text) => {
        const [, line, message] = /:(\d+) ([\s\S]*)$/.exec(text.slice(file.length)) ?? [];
        return {
          file,
          line: Number(line),
          check: 'samples',
          found: `a sample that fails: ${message}`,
          write:
            'code that the release accepts, or explain why it can\'t be checked: unverified="…"',
        };
      });
    } catch (error) {
      const line = /starts in line (\d+) isn't closed/.exec(error.message)?.[1];
      const found = 'a code block that is never closed';
      const write = 'a line with three backticks after it';
      // Other errors are about the page, and checkContent reports them.
      return line ? [{ file, line: Number(line), check: 'samples', found, write }] : [];
    }
  });
  return (await Promise.all(findings)).flat();
}

/** @returns {Promise<Finding[]>} */
async function checkUnused() {
  const { output } = await collectBin('knip', [
    '--include=files,dependencies',
    '--reporter=json',
    '--no-progress',
  ]);
  const report = output.split('\n').find((line) => line.startsWith('{"issues"'));
  return report ? readKnip(report) : stop(`knip stopped:\n${output}`);
}

/** @returns {Promise<Finding[]>} */
async function checkDuplicates(files, { all }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'duplicates-'));
  const { output } = await collectBin('jscpd', ['--silent', '--output', folder, '.']);
  const report = path.join(folder, 'jscpd-report.json');
  const changed = new Set(files);
  const findings = existsSync(report)
    ? readDuplicates(readFileSync(report, 'utf8'), (file) => all || changed.has(file))
    : stop(`jscpd stopped:\n${output}`);
  rmSync(folder, { recursive: true });
  return findings;
}

/** @returns {Promise<Finding[]>} */
async function checkTypes() {
  // What didn't change since the last check isn't checked again.
  const { passed, output } = await collectBin('tsc', [
    '--pretty',
    'false',
    '--incremental',
    '--tsBuildInfoFile',
    'node_modules/.cache/check/types.tsbuildinfo',
  ]);
  const findings = readTypes(output);
  return passed || findings.length > 0 ? findings : stop(`The compiler stopped:\n${output}`);
}

/**
 * Returns the files that have lost a line with the ID of a heading since a commit, so that only
 * the old versions of these files have to be read.
 *
 * @returns {Set<string>}
 */
function filesThatLostIds(base) {
  if (base === undefined) {
    return new Set();
  }
  const flags = ['--unified=0', '--no-renames', '--no-color', '--no-ext-diff', '--src-prefix=a/'];
  const diff = git('-c', 'core.quotePath=false', 'diff', ...flags, base, '--', '*.md', '*.mdx');
  const files = diff.split(/^diff --git .*$/m).flatMap((part) => {
    const isLost = /^-#{1,6} .*#[\w.-]+ (?:\*\/\}|-->)\s*$/m.test(part);
    return isLost ? (/^--- a\/(.*?)\t?$/m.exec(part)?.[1] ?? []) : [];
  });
  return new Set(files);
}

/** Checks pages, images, and data, and fixes what is safe. */
async function checkFiles(files, { base, fix }) {
  /** @type {typeof import('./check/checkContent')} */
  const { checkContent } = loadModule('src/commands/check/checkContent.ts');
  /** @type {typeof import('./check/finding')} */
  const { applyFixes } = loadModule('src/commands/check/finding.ts');
  const lost = filesThatLostIds(base);
  const before = (file) => (lost.has(file) ? git('show', `${base}:${file}`) : undefined);
  const findings = await checkContent(files, { root, before });
  const fixes = fix ? findings.filter(({ isSafe }) => isSafe) : [];
  for (const file of new Set(fixes.map((each) => each.file))) {
    const own = fixes.filter((each) => each.file === file);
    writeFileSync(root + file, applyFixes(readFileSync(root + file, 'utf8'), own));
    console.log(`Fixed ${file} (${own.length})`);
  }
  return findings.filter((each) => !fixes.includes(each));
}

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1e9 });

function selectFiles({ all, since, named }) {
  // Without Git, only named files can be checked.
  const { commit, files } = named.length > 0 && !hasGit() ? {} : changesSince(since);
  const selected =
    named.length > 0
      ? named.map((file) => path.relative(root, resolveArgument(file)).replaceAll('\\', '/'))
      : all
        ? git('ls-files', '-co', '--exclude-standard', '-z').split('\0').filter(Boolean)
        : files;
  const missing = named.filter((file) => !existsSync(resolveArgument(file)));
  if (missing.length > 0) {
    giveUp(`${missing.join(', ')}: no such file.`, 'Write paths relative to the current folder.');
  }
  return {
    base: commit,
    files: selected.filter((file) => existsSync(root + file)),
    // If a file was deleted, what it imported may be unused.
    hasCode: selected.some((file) => CODE.test(file)),
  };
}

async function main() {
  const { values, positionals } = readArguments({
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
  const { base, files, hasCode } = selectFiles({ ...values, named: positionals });
  const options = { ...values, base };
  const parts = [
    checkFormat(files, options),
    checkLanguage(files, options),
    ...(hasCode ? [checkTypes(), checkUnused(), checkDuplicates(files, options)] : []),
    checkFiles(files, options),
    checkSamples(files),
  ];
  const results = await Promise.allSettled(parts);
  const findings = results.flatMap(({ value = [] }) => value);
  const stopped = results.flatMap(({ reason }) => reason ?? []);
  findings.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
  /** @type {typeof import('./check/finding')} */
  const { describeFinding } = loadModule('src/commands/check/finding.ts');
  for (const finding of findings) {
    console.log(describeFinding(finding));
  }
  for (const error of stopped) {
    console.error(`\n✖ ${error.message}`);
  }
  const what = `${files.length} ${files.length === 1 ? 'file' : 'files'}`;
  const seconds = ((Date.now() - begin) / 1000).toFixed(1);
  console.log(
    findings.length > 0
      ? `\n✖ ${findings.length} findings in ${what} (${seconds} s). Fix them, or try npm run check -- --fix.`
      : `\nNo ${stopped.length > 0 ? 'other ' : ''}problems found in ${what} (${seconds} s).`,
  );
  return findings.length + stopped.length === 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  process.exitCode = (await main()) ? 0 : 1;
}
