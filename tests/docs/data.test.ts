import { expect, it } from 'vitest';
import { readNames } from './names';
import { readReference, release } from './release';

it('matches the stored data of the release', async () => {
  const data = { ...readReference(), ...readNames() };
  const text = `${JSON.stringify(data, null, 2)}\n`;
  expect(text).not.toContain(release.packages);
  await expect(text).toMatchFileSnapshot(`reference/${release.version}.json`);
});
