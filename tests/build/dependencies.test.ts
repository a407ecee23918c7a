import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(__dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

const { dependencies, devDependencies } = JSON.parse(read('package.json'));
const all: [string, string][] = Object.entries({ ...dependencies, ...devDependencies });
const lock = JSON.parse(read('package-lock.json'));

describe('dependencies', () => {
  it('have exact versions', () => {
    expect(all.length).toBeGreaterThan(20);
    expect(all.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });

  it('contain all @docusaurus packages in the same version, including transitive ones', () => {
    const declared = all.filter(([name]) => name.startsWith('@docusaurus/'));
    // Two packages are forks of other projects and have their own versions.
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
  const folders = ['.', 'tests/bench', 'tests/bench/starlight', ...releases];

  it.each(folders)('are locked without download URLs: %s', (folder) => {
    expect(read(join(folder, 'package-lock.json'))).not.toMatch(/"resolved": "http/);
  });
});
