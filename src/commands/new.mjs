/**
 * `npm run new [-- <kind> ...]`: creates a piece of content in the right place, with valid front
 * matter and a sidebar entry. It asks for the details that the flags don't contain, and never overwrites a file.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { loadModule } from './loadModule.mjs';
import {
  giveUp,
  readArguments,
  requireInstalled,
  requireNode,
  requirePackages,
  root,
  run,
  runBin,
} from './prerequisites.mjs';

/** Kinds that have a separate command. */
const DELEGATED = {
  release: { name: 'release note', command: 'addRelease.mjs', usage: 'release FILE.json' },
  version: {
    name: 'documentation version',
    command: 'cutVersion.mjs',
    usage: 'version 3.11.0 --date 2030-01-31',
  },
};

const helpFor = (kinds) => `Creates a piece of content.

  npm run new                  asks what to create, and then for the details
  npm run new -- doc           asks for the details of a documentation page
  npm run new -- doc --path guides/water-levels --title "Water levels" --description "…"

Kinds and their flags:

${Object.entries(kinds)
  .map(
    ([key, { questions }]) =>
      `  ${key.padEnd(10)} ${questions.map(({ name }) => `--${name}`).join(' ')}`,
  )
  .join('\n')}
${Object.entries(DELEGATED)
  .map(([key, { usage }]) => `  ${key.padEnd(10)} ${usage}`)
  .join('\n')}

Existing files are never overwritten.
`;

/** Prompts for the answers that are missing. Without a terminal, it stops and lists the flags. */
async function complete(given, questions) {
  const missing = questions.filter(({ name }) => given[name] === undefined);
  const required = missing.filter(({ isOptional }) => !isOptional);
  if (!process.stdin.isTTY) {
    return required.length > 0
      ? giveUp(...required.map(({ name, ask }) => `--${name} is missing: ${ask}.`))
      : given;
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answers = { ...given };
  // If the flags contain everything that's required, the rest keeps its default.
  for (const { name, ask, isOptional } of required.length > 0 ? missing : []) {
    do {
      answers[name] = (await terminal.question(`${ask}: `)).trim();
    } while (!answers[name] && !isOptional);
  }
  terminal.close();
  return answers;
}

async function chooseKind(kinds) {
  const names = [...Object.keys(kinds), ...Object.keys(DELEGATED)];
  if (!process.stdin.isTTY) {
    giveUp(`Specify what to create: ${names.join(', ')}.`, 'For example, run npm run new -- doc.');
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = (
    await terminal.question(`What do you want to create (${names.join(', ')})? `)
  ).trim();
  terminal.close();
  return answer;
}

const [first, ...rest] = process.argv.slice(2);
const needsHelp =
  !DELEGATED[first] && process.argv.some((each) => each === '--help' || each === '-h');
requireNode();
(needsHelp ? requireInstalled : requirePackages)();
const { newKinds } = loadModule('src/commands/newContent.ts');
if (needsHelp) {
  console.log(helpFor(newKinds));
  process.exit(0);
}
const key = first ?? (await chooseKind(newKinds));
const delegated = DELEGATED[key];
if (delegated) {
  process.exit(
    run(process.execPath, [`${root}src/commands/${delegated.command}`, ...rest]) ? 0 : 1,
  );
}
const kind = newKinds[key];
if (!kind) {
  const names = [...Object.keys(newKinds), ...Object.keys(DELEGATED)];
  giveUp(
    `Found "${key}", expected one of ${names.join(', ')}.`,
    'For all flags, run npm run new -- --help.',
  );
}
const { questions } = kind;
const options = Object.fromEntries(questions.map(({ name }) => [name, { type: 'string' }]));
const { values } = readArguments({ args: rest, options });
const answers = await complete(values, questions);
try {
  const plan = kind.plan(answers, (file) => readFileSync(root + file, 'utf8'));
  const taken = Object.keys(plan.files).find(
    (file) => !kind.changes.includes(file) && existsSync(root + file),
  );
  if (taken) {
    giveUp(`${taken} already exists, so nothing was written.`, 'Choose another path or title.');
  }
  for (const [file, content] of Object.entries(plan.files)) {
    mkdirSync(path.dirname(root + file), { recursive: true });
    writeFileSync(root + file, content);
    console.log(`${kind.changes.includes(file) ? 'Changed' : 'Created'} ${file}`);
  }
  const formatted = Object.keys(plan.files).filter((file) => /\.(?:ts|json)$/.test(file));
  if (formatted.length > 0) {
    runBin('biome', ['format', '--write', '--log-level=error', ...formatted], { stdio: 'ignore' });
  }
  console.log(`
Next steps:
  1. Edit ${plan.open}.
  2. To see it, run npm start, and open http://localhost:3000${plan.url}
  3. To check it, run npm run check.`);
} catch (error) {
  giveUp(error instanceof Error ? error.message : String(error), 'Nothing was written.');
}
