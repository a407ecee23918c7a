import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** An option, a field, or a flag in a release. Values are JavaScript source code. */
export interface Entry {
  readonly kind?: string;
  readonly required?: boolean;
  /** Whether the schema accepts `null`. */
  readonly nullable?: boolean;
  /** The default in the schema. */
  readonly default?: string;
  /** The default that the validation applies, if it isn't in the schema. */
  readonly applied?: string;
  readonly value?: string;
  readonly short?: string;
}

export type Reference = Readonly<Record<string, Readonly<Record<string, Entry>>>>;

const version = process.env.DOCS_VERSION ?? 'current';

/**
 * The documentation version to check, and the release to check it against. `DOCS_VERSION`
 * selects the version.
 */
export const release = {
  version,
  /** Folder with the pages. */
  docs: path.join(root, version === 'current' ? 'docs' : `versioned_docs/version-${version}`),
  /** Folder whose `node_modules` contains the packages of the release. */
  packages: version === 'current' ? root : path.join(root, 'tests/releases', version),
  /** Folder for temporary projects and cached results. */
  work: path.join(
    version === 'current' ? root : path.join(root, 'tests/releases', version),
    '.verify',
  ),
};

const hash = (...texts: readonly string[]) =>
  createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 16);

let reference: Reference | undefined;

/**
 * Returns the reference of the release, which is extracted from its packages. It's cached
 * until the packages or the script change.
 */
export function readReference(): Reference {
  if (!reference) {
    const script = path.join(root, 'tests/docs/extract.cjs');
    const basis = [script, path.join(release.packages, 'package-lock.json')];
    const key = hash(...basis.map((file) => readFileSync(file, 'utf8')));
    const stored = path.join(release.work, `reference-${key}.json`);
    if (!existsSync(stored)) {
      const text = execFileSync(process.execPath, [script, release.packages], {
        encoding: 'utf8',
        maxBuffer: 1e8,
      });
      mkdirSync(release.work, { recursive: true });
      writeFileSync(stored, text);
    }
    reference = JSON.parse(readFileSync(stored, 'utf8')) as Reference;
  }
  return reference;
}

/** Whether the release has the package that a module belongs to. */
export const installed = (name: string) => {
  const parts = name.split('/');
  const folder = parts.slice(0, name.startsWith('@') ? 2 : 1).join('/');
  return existsSync(path.join(release.packages, 'node_modules', folder));
};
