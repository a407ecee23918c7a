/**
 * `npm run prose [-- <file> ...]`: checks the language of all files, or of the ones
 * you specify. cspell checks the spelling (American), textlint checks the terms and
 * habits in `tests/prose/terms.yml`, and descriptions must be short enough for
 * search engines to show them in full.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import utils from '@docusaurus/utils';
import { createLinter, loadTextlintrc } from 'textlint';
import {
  giveUp,
  offerHelp,
  requireGit,
  requireNode,
  requirePackages,
  resolveArgument,
  root,
  runBin,
  say,
} from './prerequisites.mjs';

/**
 * The shortest and longest description, in characters. Google shows about 160. With fewer
 * than 70, most say too little.
 */
export const DESCRIPTION = { shortest: 70, longest: 160 };

/** Test pages are skipped, because they only describe themselves and nobody searches for them. */
const isContent = (file) => /\.mdx?$/.test(file) && !file.startsWith('tests/dogfood/');

/** Partials and release notes don't have a description. */
const needsDescription = (file) =>
  /^(?:docs|versioned_docs|community|blog|src\/pages)\//.test(file) &&
  !path.basename(file).startsWith('_');

/**
 * Returns what's wrong with a page's description, or undefined.
 *
 * @param {string} file path relative to the site, for the message
 * @param {string} content the file's Markdown
 * @returns {Promise<string | undefined>}
 */
export async function descriptionProblem(file, content) {
  const parsed = await utils
    .DEFAULT_PARSE_FRONT_MATTER({ filePath: file, fileContent: content })
    .catch((error) => String(error.message).split('\n')[0]);
  if (typeof parsed === 'string') {
    return `${file}: the front matter isn't valid YAML (${parsed}).`;
  }
  const { description = '' } = parsed.frontMatter;
  const { length } = String(description);
  const { shortest, longest } = DESCRIPTION;
  return length < shortest || length > longest
    ? `${file}: the description has ${length} characters. Write one or two sentences with ${shortest} to ${longest} characters.`
    : undefined;
}

const COMMENT_LINE = /^\s*(?:\/\/|\/?\*+|#)\s?(.*?)(?:\*\/)?$/;

/**
 * Turns the comments in a source file into Markdown. They stay on their lines, so that
 * the line numbers in messages are right.
 *
 * @param {string} source TypeScript, JavaScript, CSS, or YAML
 */
export const commentsOf = (source) =>
  source
    .split('\n')
    .map((line) => COMMENT_LINE.exec(line)?.[1]?.replace(/^@.*|biome-ignore.*/, '') ?? '')
    .join('\n');

/** The texts in front matter, which textlint skips, as Markdown. They stay on their lines. */
export const frontMatterTexts = (content) =>
  (/^---\n([\s\S]*?)\n---/.exec(content)?.[0] ?? '')
    .split('\n')
    .map((line) => /^(?:title|description|sidebar_label): ['"]?(.*?)['"]?$/.exec(line)?.[1] ?? '')
    .join('\n');

const trackedFiles = () =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\0')
    .filter((file) => file && existsSync(root + file));

async function main(named) {
  const missing = named.filter((file) => !existsSync(resolveArgument(file)));
  if (missing.length > 0) {
    giveUp(`${missing.join(', ')}: no such file.`, 'Write paths relative to the current folder.');
  }
  if (named.length === 0) {
    requireGit('Clone the repository, or specify the files: npm run prose -- FILES.');
  }
  const files =
    named.length > 0
      ? named.map((file) => path.relative(root, resolveArgument(file)))
      : trackedFiles();
  const content = files.filter(isContent);
  const sources = files.filter((file) => /\.(?:tsx?|m?js|cjs|css)$/.test(file));
  const read = (file) => readFileSync(root + file, 'utf8');
  const problems = [];

  say(
    `Terms and habits (textlint): ${content.length} Markdown files, and the comments in ${sources.length} source files`,
  );
  const linter = createLinter({
    descriptor: await loadTextlintrc({ configFilePath: `${root}.textlintrc.json` }),
  });
  const lint = async (file, text, name = file) => {
    const { messages } = await linter.lintText(text, root + name);
    problems.push(
      ...messages.map(({ line, message }) => `${file}:${line} ${message.replaceAll('\n', ' ')}`),
    );
  };
  for (const file of content) {
    await lint(file, read(file));
    await lint(file, frontMatterTexts(read(file)), `${file}.md`);
  }
  for (const file of sources) {
    await lint(file, commentsOf(read(file)), `${file}.md`);
  }

  for (const file of content.filter(needsDescription)) {
    const problem = await descriptionProblem(file, read(file));
    if (problem) {
      problems.push(problem);
    }
  }
  for (const problem of problems) {
    console.error(problem);
  }

  say('Spelling (cspell)');
  const spelled = runBin('cspell', [
    'lint',
    '--no-progress',
    '--no-must-find-files',
    ...(named.length > 0 ? content.concat(sources) : []),
  ]);
  return problems.length === 0 && spelled;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  offerHelp(import.meta.url);
  requireNode();
  requirePackages();
  const passed = await main(process.argv.slice(2));
  console.log(passed ? '\nNo problems found.' : '\n✖ Fix the problems listed above.');
  process.exitCode = passed ? 0 : 1;
}
