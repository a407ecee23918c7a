import { expect, test } from 'vitest';
import { env } from '../../src/config/env';
import { linkedTwin } from '../../src/plugins/markdownTwins';
import { pages } from './builtSite';

/** Links to new issues about a page, on GitHub and GitLab. */
const ISSUE = /issues\/new\?(?:template=page-feedback|issue)/;

test('pages of words offer to report a problem only if the site knows its repository', () => {
  const words = pages.filter(({ html }) => linkedTwin(html));
  expect(words.length).toBeGreaterThan(400);
  const wrong = words.filter(({ html }) => ISSUE.test(html) !== (env.repositoryUrl !== undefined));
  expect(wrong.map(({ path }) => path)).toEqual([]);
});
