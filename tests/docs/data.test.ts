import { expect, it } from 'vitest';
import { readNames } from './names';
import { readReference, release } from './release';

it('keeps what it has read of the release beside the checks', async () => {
  const data = { ...readReference(), ...readNames() };
  const text = `${JSON.stringify(data, null, 2)}\n`;
  expect(text).not.toContain(release.packages);
  await expect(text).toMatchFileSnapshot(`reference/${release.version}.json`);
});
