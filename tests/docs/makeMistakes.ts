import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { MISTAKES } from './mistakes/index';
import type { Mistake } from './mistakes/site';
import { release, root } from './release';

/** Number of processes that reproduce mistakes at the same time. */
const PROCESSES = 2;

const script = path.join(root, 'tests/docs/reproduce.cjs');
const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);
const basis = hash(
  readFileSync(script, 'utf8') +
    readFileSync(path.join(release.packages, 'package-lock.json'), 'utf8'),
);
const storedAs = (mistake: Mistake) =>
  path.join(release.work, 'messages', `${hash(basis + JSON.stringify(mistake))}.txt`);

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function writeSite({ files }: Mistake, folder: string) {
  rmSync(folder, { recursive: true, force: true });
  for (const [name, text] of Object.entries({ 'package.json': '{}\n', ...files })) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** Runs the script that reproduces mistakes and stores the messages. */
function reproduce(input: readonly unknown[]): Promise<string> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [script, release.packages]);
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (data) => {
        said += data;
      });
    }
    child.on('close', () => resolve(said));
    child.stdin.end(JSON.stringify(input));
  });
}

const mentioned = new Set(MISTAKES.flatMap(({ versions = [] }) => versions));

/** A version that no mistake mentions was created from the current documentation. */
const version = mentioned.has(release.version) ? release.version : 'current';

/** Returns the messages of the release for each mistake. They're cached by content. */
export async function readMessages() {
  const wanted = MISTAKES.filter(({ versions }) => !versions || versions.includes(version));
  const open = wanted.filter((mistake) => read(storedAs(mistake)) === undefined);
  mkdirSync(path.join(release.work, 'messages'), { recursive: true });
  await Promise.all(
    Array.from({ length: PROCESSES }, async (_, number) => {
      const mistakes = open.filter((_mistake, index) => index % PROCESSES === number);
      const inputs = mistakes.map((mistake) => {
        const name = mistake.what.replaceAll(/[^\w]+/g, '-');
        const folder = path.join(release.work, 'mistakes', name);
        writeSite(mistake, folder);
        return { folder, run: mistake.run, env: mistake.env, to: storedAs(mistake) };
      });
      const said = mistakes.length > 0 ? await reproduce(inputs) : '';
      const unmade = mistakes.find((mistake) => read(storedAs(mistake)) === undefined);
      if (unmade) {
        throw new Error(`The mistake "${unmade.what}" could not be reproduced: ${said}`);
      }
    }),
  );
  return wanted.map((mistake) => ({ mistake, text: read(storedAs(mistake)) ?? '' }));
}
