import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(__dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

const { dependencies, devDependencies } = JSON.parse(read('package.json'));
const all: [string, string][] = Object.entries({ ...dependencies, ...devDependencies });
const lock = JSON.parse(read('package-lock.json'));

describe('dependencies', () => {
  it('are exact versions', () => {
    expect(all.length).toBeGreaterThan(20);
    expect(all.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });

  it('hold one version of all @docusaurus packages, installed ones included', () => {
    const declared = all.filter(([name]) => name.startsWith('@docusaurus/'));
    // Two forks of outside packages keep versions of their own.
    const installed = Object.entries<{ version: string }>(lock.packages)
      .filter(([path]) =>
        /node_modules\/@docusaurus\/(?!react-loadable|responsive-loader)[^/]+$/.test(path),
      )
      .map(([, { version }]) => version);
    expect(installed.length).toBeGreaterThan(15);
    expect(new Set([...declared.map(([, version]) => version), ...installed]).size).toBe(1);
  });

  const releases = readdirSync(join(root, 'tests/releases')).map(
    (name) => `tests/releases/${name}`,
  );
  const folders = ['.', 'tests/bench', ...releases];

  it.each(folders)('are locked without addresses of a download host: %s', (folder) => {
    expect(read(join(folder, 'package-lock.json'))).not.toMatch(/"resolved": "http/);
  });
});
