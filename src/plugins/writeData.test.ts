import { expect, test } from 'vitest';
import { writeData } from './writeData';

test('returns a module name without the folder of the checkout', async () => {
  const written: unknown[] = [];
  const createData = async (name: string, data: unknown) => {
    written.push(data);
    return `/a/site/.docusaurus/site-showcase/default/${name}`;
  };
  expect(await writeData({ createData }, 'sites.json', [])).toBe(
    '@generated/site-showcase/default/sites.json',
  );
  expect(written).toEqual([[]]);
});
