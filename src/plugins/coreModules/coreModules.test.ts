import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { replaced, tslibUser } from '.';

/** The originals that `src/client/core` was written for. */
const hashes: Record<keyof typeof replaced, string> = {
  browserContext: 'f0765ea0de6c6820',
  pathToRegexp: '4960ba3d591002a5',
};

it.each(Object.entries(hashes))(
  '%s is still the module that src/client/core replaces',
  (name, hash) => {
    const file = replaced[name as keyof typeof replaced];
    const found = createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16);
    expect(
      found,
      `${file} has changed. Compare it with src/client/core, and then update this hash.`,
    ).toBe(hash);
  },
);

it('utils-common uses only one helper of tslib', () => {
  const lib = path.join(tslibUser, 'lib');
  const files = readdirSync(lib).filter((file) => file.endsWith('.js'));
  const code = files.map((file) => readFileSync(path.join(lib, file), 'utf8')).join('\n');
  const helpers = new Set([...code.matchAll(/tslib_1\.(\w+)/g)].map(([, name]) => name));
  expect([...helpers]).toEqual(['__importDefault']);
});
