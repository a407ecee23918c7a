import { describe, expect, it } from 'vitest';
import { pinPage } from './pinPage';

describe('pinPage', () => {
  const pin = (text: string) => pinPage(text, '9.9.9', '9.9.8');

  it.each([
    ['[a](/docs/cli/#build)', '[a](/docs/9.9.9/cli/#build)'],
    ['[a]: /docs/cli/', '[a]: /docs/9.9.9/cli/'],
    ['<Link to="/docs/cli/" />', '<Link to="/docs/9.9.9/cli/" />'],
    ['`a` [`b`](/docs/b/) `c`', '`a` [`b`](/docs/9.9.9/b/) `c`'],
    ['[a](/docs/3.8.0/cli/) [b](./b.mdx) [c](/blog/)', undefined],
    ['The folder /docs/ stays', undefined],
    ['| `[mast](/docs/mast)` | ``<Link to="/docs/`a`">`` |', undefined],
    ['```md\n[a](/docs/cli/)\n```', undefined],
    ['````md\n```\n[a](/docs/a/)\n```\n````', undefined],
  ])('points links to the version: %j', (text, expected) => {
    expect(pin(text)).toBe(expected ?? text);
  });

  it('continues after a code block', () => {
    expect(pin('```js\na\n```\n[a](/docs/a/)')).toBe('```js\na\n```\n[a](/docs/9.9.9/a/)');
  });

  it.each([
    [
      'npm install --save @docusaurus/utils @docusaurus/core react',
      'npm install --save @docusaurus/utils@9.9.8 @docusaurus/core@9.9.8 react',
    ],
    ['npm install @docusaurus/utils@9.9.7', undefined],
    ['npm run swizzle @docusaurus/theme-classic Footer -- --wrap', undefined],
    ['npm ls @docusaurus/utils react', undefined],
    ["import a from '@docusaurus/utils'", undefined],
    ['npx create-docusaurus@latest my-website', 'npx create-docusaurus@9.9.8 my-website'],
  ])('pins install commands to the packages of the release: %j', (line, expected) => {
    const block = (code: string) => `\`\`\`bash npm2yarn\n${code}\n\`\`\``;
    expect(pin(block(line))).toBe(block(expected ?? line));
  });

  it('does not change text about packages', () => {
    expect(pin('npm install @docusaurus/utils')).toBe('npm install @docusaurus/utils');
    expect(pin('`npm init docusaurus@latest`')).toBe('`npm init docusaurus@9.9.8`');
    expect(pin('`yarn create docusaurus`')).toBe('`yarn create docusaurus@9.9.8`');
  });
});
