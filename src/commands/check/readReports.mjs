/**
 * Reads the reports of the tools that `npm run check` runs.
 */
import path from 'node:path';
import { root } from '../prerequisites.mjs';

/** @typedef {import('./finding').Finding} Finding */

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
    // Text that isn't valid MDX is reported by another check, in the words of writers.
    if (message.startsWith('Failed to parse text')) {
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
    const where = {
      file: path.isAbsolute(file) ? path.relative(root, file) : file,
      line: Number(line) || 1,
    };
    return [
      title === 'format'
        ? {
            ...where,
            check: 'format',
            found: "code that isn't formatted",
            write: 'it as Biome formats it: run npm run check -- --fix',
          }
        : {
            ...where,
            check: title.split('/').at(-1),
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
      write: 'an import of it, delete the file, or add it to "entry" in .knip.json',
    })),
    ...[...dependencies, ...devDependencies].map(({ name, line = 1 }) => ({
      file,
      line,
      check: 'unused',
      found: `the dependency ${name}, which nothing imports`,
      write: `an import of it, run npm uninstall ${name}, or add it to "ignoreDependencies" in .knip.json`,
    })),
  ]);
}

/**
 * Reads the report of jscpd. Each pair of passages is reported once, in the file that changed.
 *
 * @param {(file: string) => boolean} isChecked whether a file is checked
 * @returns {Finding[]}
 */
export function readDuplicates(report, isChecked) {
  return JSON.parse(report).duplicates.flatMap(({ firstFile, secondFile, lines }) => {
    const [here, there] = isChecked(firstFile.name)
      ? [firstFile, secondFile]
      : [secondFile, firstFile];
    return isChecked(here.name)
      ? [
          {
            file: here.name,
            line: here.start,
            check: 'duplicates',
            found: `${lines} lines that are also in ${there.name}:${there.start}`,
            write: 'them once, for example as a function that both files import',
          },
        ]
      : [];
  });
}

/**
 * Reads the messages of the TypeScript compiler.
 *
 * @returns {Finding[]}
 */
export function readTypes(output) {
  return output.split('\n').flatMap((text) => {
    const [, file, line, message] = /^(.+?)\((\d+),\d+\): error TS\d+: (.*)$/.exec(text) ?? [];
    return file
      ? [
          {
            file,
            line: Number(line),
            check: 'types',
            found: 'code with a type error',
            write: `it differently: ${message}`,
          },
        ]
      : [];
  });
}
