import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** What a release says of an option, a field or a flag. Values are JavaScript source. */
export interface Entry {
  readonly kind?: string;
  readonly required?: boolean;
  /** The schema takes `null`. */
  readonly nullable?: boolean;
  /** The default that the schema holds. */
  readonly default?: string;
  /** What the validation makes of a missing value where the schema alone doesn't tell. */
  readonly applied?: string;
  readonly value?: string;
  readonly short?: string;
}

export type Reference = Readonly<Record<string, Readonly<Record<string, Entry>>>>;

const version = process.env.DOCS_VERSION ?? 'current';

/** The documentation version under check, and the release that it is checked against. `DOCS_VERSION` chooses one. */
export const release = {
  version,
  /** Folder with the pages. */
  docs: path.join(root, version === 'current' ? 'docs' : `versioned_docs/version-${version}`),
  /** Folder whose `node_modules` holds the packages of the release. */
  packages: version === 'current' ? root : path.join(root, 'tests/releases', version),
  /** Where checks write the projects that the compiler reads. */
  work: path.join(
    version === 'current' ? root : path.join(root, 'tests/releases', version),
    '.verify',
  ),
};

const hash = (...texts: readonly string[]) =>
  createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 16);

let reference: Reference | undefined;

/** The reference of the release, read from its packages. Kept as long as these and the script are the same. */
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

/** True when the release has the package that a module name begins with. */
export const installed = (name: string) => {
  const parts = name.split('/');
  const folder = parts.slice(0, name.startsWith('@') ? 2 : 1).join('/');
  return existsSync(path.join(release.packages, 'node_modules', folder));
};
