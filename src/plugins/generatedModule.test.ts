import { expect, test } from 'vitest';
import { generatedModule } from './generatedModule';

test('returns a module path without the folder of the checkout', () => {
  expect(
    generatedModule('/a/site/.docusaurus/site-home/default/home.json', '/a/site/.docusaurus'),
  ).toBe('@generated/site-home/default/home.json');
});
