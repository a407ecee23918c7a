#!/usr/bin/env node
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadModule } from './loadModule.mjs';
import {
  giveUp,
  readArguments,
  requireNode,
  requirePackages,
  resolveArgument,
  root,
} from './prerequisites.mjs';

const HELP = `Creates release notes: one Markdown file per release.

  npm run changelog:add -- <file.json> [--out changelog] [--force]

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
an "issue" instead. If a change has several pull requests, list the others in
"more", each with "pr", "packages", and "authors". Existing files aren't
overwritten unless you use --force.
`;

/** @param {readonly string[]} args */
function main(args) {
  const { values, positionals } = readArguments({
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
  const source = resolveArgument(input);
  if (!statSync(source, { throwIfNoEntry: false })?.isFile()) {
    giveUp(
      `${input}: no such file.`,
      'Write the path of a JSON file, relative to the current folder.',
    );
  }
  requireNode();
  requirePackages();
  /** @type {typeof import('./releaseFile')} */
  const { readReleases, releaseToMarkdown } = loadModule('src/commands/releaseFile.ts');
  const folder = path.resolve(root, values.out);
  const releases = readReleases(readFileSync(source, 'utf8'), input);
  mkdirSync(folder, { recursive: true });
  let kept = 0;
  let written = 0;
  for (const data of releases) {
    const file = path.join(folder, `${data.version}.md`);
    if (existsSync(file) && !values.force) {
      console.warn(
        `${path.relative(root, file)} already exists, so it wasn't changed. To replace it, use --force.`,
      );
      kept += 1;
    } else {
      writeFileSync(file, releaseToMarkdown(data));
      written += 1;
    }
  }
  console.log(
    `Files created: ${written}. Existing files kept: ${kept}. The next build checks the new ones.`,
  );
  return kept > 0 ? 1 : 0;
}

try {
  process.exitCode = main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
