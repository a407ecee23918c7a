import { expect, test } from 'vitest';
import { ownKeys } from './keys';

test('returns the keys of this site and its search but not those of other sites', () => {
  const keys = [
    'theme-aae',
    'theme-617',
    'theme',
    'docusaurus.tab.npm2yarn-aae',
    '__DOCSEARCH_RECENT_SEARCHES__docusaurus-2',
    'algolia-client-js-5.19.0-app',
    'someone-else',
  ];
  expect(ownKeys(keys, '-aae')).toEqual([
    '__DOCSEARCH_RECENT_SEARCHES__docusaurus-2',
    'algolia-client-js-5.19.0-app',
    'docusaurus.tab.npm2yarn-aae',
    'theme-aae',
  ]);
});
