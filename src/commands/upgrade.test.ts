import { expect, it } from 'vitest';
import { withVersion } from './upgrade.mjs';

it('moves all packages of Docusaurus together, and no others', () => {
  const before = {
    dependencies: { '@docusaurus/core': '3.10.2', react: '19.3.1' },
    devDependencies: { '@docusaurus/plugin-sitemap': '3.10.2', 'create-docusaurus': '3.10.2' },
  };
  expect(JSON.parse(withVersion(JSON.stringify(before), '3.11.0'))).toEqual({
    dependencies: { '@docusaurus/core': '3.11.0', react: '19.3.1' },
    devDependencies: { '@docusaurus/plugin-sitemap': '3.11.0', 'create-docusaurus': '3.11.0' },
  });
});
