import { describe, expect, it } from 'vitest';
import { readEnv } from './env';

describe('readEnv', () => {
  it('works without variables: a fresh clone has a URL, no edit links, and the embedded search', () => {
    expect(readEnv({})).toEqual({
      siteUrl: 'http://localhost:3000',
      repositoryUrl: undefined,
      repositoryBranch: 'main',
      isDeployPreview: false,
      crashTest: false,
      algolia: undefined,
      algoliaAdminKey: undefined,
    });
  });

  it.each([
    [{ SITE_DEPLOY_PREVIEW: 'true' }, true],
    [{ CONTEXT: 'deploy-preview' }, true],
    [{ CONTEXT: 'branch-deploy' }, true],
    [{ CONTEXT: 'production' }, false],
    [{ VERCEL_ENV: 'preview' }, true],
    [{ VERCEL_ENV: 'production' }, false],
    [{ CF_PAGES: '1', CF_PAGES_BRANCH: 'fix-typo' }, true],
    [{ CF_PAGES: '1', CF_PAGES_BRANCH: 'main' }, false],
    [{ CF_PAGES: '1', CF_PAGES_BRANCH: 'live', SITE_REPOSITORY_BRANCH: 'live' }, false],
    [{ CONTEXT: 'deploy-preview', SITE_DEPLOY_PREVIEW: 'false' }, false],
  ])('with %j, isDeployPreview is %j', (variables, expected) => {
    expect(readEnv(variables as Record<string, string>).isDeployPreview).toBe(expected);
  });

  it.each(['SITE_DEPLOY_PREVIEW', 'SITE_CRASH_TEST'])(
    'accepts only true, false, 1, and 0 in %s',
    (name) => {
      const read = (value: string) => {
        const { isDeployPreview, crashTest } = readEnv({ [name]: value });
        return isDeployPreview || crashTest;
      };
      expect(['true', '1', 'false', '0', ''].map(read)).toEqual([true, true, false, false, false]);
      for (const value of ['yes', 'TRUE']) {
        expect(() => read(value)).toThrow(
          `${name}: found "${value}", expected true or false. Write ${name}=true`,
        );
      }
    },
  );

  it('prefers SITE_URL to the URL that the hosting provider sets', () => {
    const host = { NETLIFY: 'true', URL: 'https://host.example.org' };
    expect(readEnv(host).siteUrl).toBe('https://host.example.org');
    expect(readEnv({ ...host, SITE_URL: 'https://docs.example.org/' }).siteUrl).toBe(
      'https://docs.example.org',
    );
  });

  it('rejects a URL without a protocol or with a path, and says what to write', () => {
    expect(() => readEnv({ SITE_URL: 'docs.example.org' })).toThrow(
      'SITE_URL: found "docs.example.org", expected an absolute URL',
    );
    expect(() => readEnv({ SITE_URL: 'https://example.org/docs' })).toThrow(
      'Write SITE_URL=https://example.org',
    );
    expect(() => readEnv({ SITE_URL: 'https://example.org/?a=1#b' })).toThrow(
      'SITE_URL: found "/?a=1#b" after the host',
    );
  });

  it("reads the repository from SITE_REPOSITORY or from the CI provider's variables", () => {
    expect(readEnv({ SITE_REPOSITORY: 'https://github.com/acme/docs.git' }).repositoryUrl).toBe(
      'https://github.com/acme/docs',
    );
    expect(readEnv({ GITHUB_REPOSITORY: 'acme/docs' }).repositoryUrl).toBe(
      'https://github.com/acme/docs',
    );
    const netlify = { NETLIFY: 'true', REPOSITORY_URL: 'git@github.com:acme/docs.git' };
    expect(readEnv(netlify).repositoryUrl).toBe('https://github.com/acme/docs');
    expect(() => readEnv({ SITE_REPOSITORY: 'acme/docs' })).toThrow(
      'SITE_REPOSITORY: found "acme/docs"',
    );
  });

  it('turns on the hosted search if both credentials are set, and rejects only one of them', () => {
    const both = { ALGOLIA_APP_ID: 'app', ALGOLIA_SEARCH_API_KEY: 'key' };
    expect(readEnv(both).algolia).toEqual({
      appId: 'app',
      apiKey: 'key',
      indexName: 'docusaurus-2',
    });
    expect(() => readEnv({ ALGOLIA_APP_ID: 'app' })).toThrow('ALGOLIA_SEARCH_API_KEY: missing');
  });

  it('accepts the URL of a hosted feature request board, and rejects other values', () => {
    const board = 'https://feedback.example.org/board';
    expect(readEnv({}).featureRequestsBoardUrl).toBeUndefined();
    expect(readEnv({ FEATURE_REQUESTS_BOARD_URL: board }).featureRequestsBoardUrl).toBe(board);
    expect(() => readEnv({ FEATURE_REQUESTS_BOARD_URL: 'javascript:alert(1)' })).toThrow(
      'FEATURE_REQUESTS_BOARD_URL: found "javascript:alert(1)", expected the URL of the board',
    );
  });
});
