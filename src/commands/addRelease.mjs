#!/usr/bin/env node
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { z } from 'zod';

const HELP = `Creates release notes: one Markdown file per release.

  node src/commands/addRelease.mjs <file.json> [--out changelog] [--force]

The JSON file contains one release or a list of releases:

  {
    "version": "9.9.9",
    "date": "2030-01-31",
    "note": "Optional text about the release in general.",
    "contributors": ["octocat"],
    "categories": [
      {
        "kind": "bug",
        "changes": [
          {
            "pr": 12345,
            "packages": ["docusaurus-theme-classic"],
            "authors": ["octocat"],
            "summary": "The sidebar keeps its scroll position"
          }
        ]
      }
    ]
  }

Kinds: breaking, feature, bug, performance, polish, docs, dependencies,
maintenance. To specify a package, use its folder in the Docusaurus repository
or its npm name. If a change has no pull request, set "pr" to null; you can add
an "issue" instead. Existing files aren't overwritten unless you use --force.
`;

/** The heading of each kind of change, in the order in which a file lists them. */
const HEADINGS = {
  breaking: 'Breaking changes',
  feature: 'New features',
  bug: 'Bug fixes',
  performance: 'Performance',
  polish: 'Polish',
  docs: 'Documentation',
  dependencies: 'Dependencies',
  maintenance: 'Maintenance',
};

const change = z.strictObject({
  pr: z.int().positive().nullable(),
  issue: z.int().positive().optional(),
  packages: z.array(z.string()),
  authors: z.array(z.string()),
  summary: z.string().min(3),
});

const release = z.strictObject({
  version: z.string().regex(/^\d+\.\d+\.\d+(-[a-z]+\.\d+)?$/, 'expected a version such as 3.8.0'),
  date: z.iso.date('expected a date such as 2025-05-26'),
  note: z.string().optional(),
  committers: z.number().nullish(),
  contributors: z.array(z.string()),
  categories: z.array(
    z.strictObject({ kind: z.enum(Object.keys(HEADINGS)), changes: z.array(change).min(1) }),
  ),
});

/** @typedef {z.output<typeof release>} ReleaseData */

/** Folders in the Docusaurus repository whose npm name can't be derived from the folder name. */
const NPM_NAMES = new Map([
  ['docusaurus', '@docusaurus/core'],
  ['docusaurus-1.x', 'docusaurus'],
  ['docusaurus-init-1.x', 'docusaurus-init'],
  ['eslint-plugin', '@docusaurus/eslint-plugin'],
  ['lqip-loader', '@docusaurus/lqip-loader'],
]);

/**
 * Returns the npm name of a package folder in the Docusaurus repository.
 *
 * @param {string} folder
 */
export function npmName(folder) {
  return NPM_NAMES.get(folder) ?? folder.replace(/^docusaurus-/, '@docusaurus/');
}

/**
 * Quotes text that YAML would otherwise read as a number, a date, or a Boolean.
 *
 * @param {string} text
 */
function yamlText(text) {
  return /^\d|^(?:true|false|null|yes|no|on|off|y|n)$/i.test(text) ? `'${text}'` : text;
}

/** @param {z.output<typeof change>} change */
function changeLines({ summary, pr, issue, authors, packages }) {
  const site = 'https://github.com/facebook/docusaurus';
  const details = [
    pr && `[#${pr}](${site}/pull/${pr})`,
    !pr && issue && `[#${issue}](${site}/issues/${issue})`,
    authors.length > 0 && `by ${authors.map((author) => `@${author}`).join(', ')}`,
    packages.length > 0 && `in ${packages.map((name) => `\`${npmName(name)}\``).join(', ')}`,
  ].filter(Boolean);
  return [`- ${summary}`, ...(details.length > 0 ? [`  ${details.join(' ')}`] : [])];
}

/**
 * Returns the content of a release's Markdown file.
 *
 * @param {ReleaseData} data
 */
export function releaseToMarkdown({ date, note, contributors, categories }) {
  const people = contributors
    .toSorted((a, b) => a.localeCompare(b, 'en', { sensitivity: 'base' }))
    .map((name) => `  - ${yamlText(name)}`);
  const lists = Object.entries(HEADINGS).flatMap(([kind, heading]) =>
    categories
      .filter((category) => category.kind === kind)
      .flatMap(({ changes }) => ['', `## ${heading}`, '', ...changes.flatMap(changeLines)]),
  );
  return [
    '---',
    `date: ${date}`,
    ...(people.length > 0 ? ['contributors:', ...people] : []),
    '---',
    ...(note ? ['', note] : []),
    ...lists,
    '',
  ].join('\n');
}

/**
 * Reads release data.
 *
 * @param {string} text JSON
 * @returns {ReleaseData[]}
 * @throws if the data is invalid; the message lists each invalid value and where it is
 */
export function readReleases(text) {
  const data = JSON.parse(text);
  const result = z
    .array(release)
    .min(1)
    .safeParse(Array.isArray(data) ? data : [data]);
  if (!result.success) {
    throw new Error(z.prettifyError(result.error));
  }
  return result.data;
}

/** @param {readonly string[]} args */
function main(args) {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      out: { type: 'string', default: 'changelog' },
      force: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const [input] = positionals;
  if (values.help || !input) {
    console.log(HELP);
    return values.help ? 0 : 1;
  }
  const site = fileURLToPath(new URL('../..', import.meta.url));
  let kept = 0;
  let written = 0;
  for (const data of readReleases(readFileSync(input, 'utf8'))) {
    const file = path.resolve(site, values.out, `${data.version}.md`);
    if (existsSync(file) && !values.force) {
      console.warn(
        `${path.relative(site, file)} already exists, so it wasn't changed. To replace it, use --force.`,
      );
      kept += 1;
    } else {
      writeFileSync(file, releaseToMarkdown(data));
      written += 1;
    }
  }
  console.log(`Created ${written}, kept ${kept}. The next build checks them.`);
  return kept > 0 ? 1 : 0;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    process.exitCode = main(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
