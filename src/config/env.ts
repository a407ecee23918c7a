/**
 * The only file that reads environment variables. All of them have a default, so that
 * you can build a fresh clone without any accounts, keys, or settings.
 */

/** The settings of this build, read from environment variables. */
export interface SiteEnv {
  /** Origin of the site, such as `https://docs.example.org`. */
  readonly siteUrl: string;
  /** Web URL of the source repository. If it's undefined, pages have no edit links. */
  readonly repositoryUrl: string | undefined;
  /** Branch that edit links point to. */
  readonly repositoryBranch: string;
  /**
   * Whether this is a deploy preview for reviewers, which takes less time to build: it has only
   * the current documentation version and no offline reading, Markdown copies, social cards, test area,
   * or debug pages. It has `noindex`, and it logs route updates to the console.
   */
  readonly isDeployPreview: boolean;
  /** Whether the test page /tests/pages/crashTest/ throws an error when it renders. */
  readonly crashTest: boolean;
  /**
   * URL of a hosted feature request board. If it's undefined, the site shows its own list
   * and loads nothing from other hosts.
   */
  readonly featureRequestsBoardUrl: string | undefined;
  /** Settings of the hosted search. If they're undefined, the site uses the embedded search. */
  readonly algolia: AlgoliaEnv | undefined;
  /** Secret key with write access to the hosted search. Only `npm run search:push` needs it. */
  readonly algoliaAdminKey: string | undefined;
}

/** Settings of the hosted search. All three are public. */
export interface AlgoliaEnv {
  readonly appId: string;
  readonly apiKey: string;
  readonly indexName: string;
}

type Variables = Readonly<Record<string, string | undefined>>;

/** URL of the site if neither SITE_URL nor a known hosting provider sets one. */
const LOCAL_URL = 'http://localhost:3000';

function isTrue(value: string | undefined): boolean {
  return value === 'true' || value === '1';
}

/**
 * Reads a variable that's either true or false.
 *
 * @throws if it has another value, because a typo would otherwise mean false
 */
function readBoolean(variables: Variables, name: string): boolean | undefined {
  const value = variables[name];
  if (value && !['true', '1', 'false', '0'].includes(value)) {
    throw new Error(
      `${name}: found "${value}", expected true or false. Write ${name}=true, or remove the variable`,
    );
  }
  return value ? isTrue(value) : undefined;
}

function withProtocol(host: string | undefined): string | undefined {
  return host ? `https://${host}` : undefined;
}

/**
 * Reads the URL of the site: SITE_URL, or else the variable that the hosting provider
 * sets (Netlify, Cloudflare Pages, Vercel, or Render).
 *
 * @throws if the value isn't an absolute http(s) URL or has a path
 */
function readSiteUrl(variables: Variables): string {
  const value =
    variables.SITE_URL ||
    (isTrue(variables.NETLIFY) ? variables.DEPLOY_PRIME_URL || variables.URL : undefined) ||
    variables.CF_PAGES_URL ||
    withProtocol(variables.VERCEL_PROJECT_PRODUCTION_URL || variables.VERCEL_URL) ||
    variables.RENDER_EXTERNAL_URL ||
    LOCAL_URL;
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol)) {
    throw new Error(
      `SITE_URL: found "${value}", expected an absolute URL. Include the protocol, for example SITE_URL=https://docs.example.org`,
    );
  }
  const { origin, pathname, search, hash } = new URL(value);
  const rest = pathname + search + hash;
  if (rest !== '/') {
    throw new Error(
      `SITE_URL: found "${rest}" after the host in "${value}", but this site has to be at the root of its host. Write SITE_URL=${origin}`,
    );
  }
  return origin;
}

function readRepositoryUrl(variables: Variables): string | undefined {
  const value =
    variables.SITE_REPOSITORY ||
    (variables.GITHUB_REPOSITORY
      ? `${variables.GITHUB_SERVER_URL || 'https://github.com'}/${variables.GITHUB_REPOSITORY}`
      : undefined) ||
    variables.CI_PROJECT_URL ||
    (isTrue(variables.NETLIFY) ? variables.REPOSITORY_URL : undefined) ||
    (variables.VERCEL_GIT_PROVIDER === 'github'
      ? `https://github.com/${variables.VERCEL_GIT_REPO_OWNER}/${variables.VERCEL_GIT_REPO_SLUG}`
      : undefined);
  if (!value) {
    return undefined;
  }
  // Netlify sets the URL that Git uses, which can be an SSH URL.
  const url = value.replace(/^git@([^:/]+):/, 'https://$1/');
  if (!/^https:\/\/[^/]+\/.+/.test(url)) {
    throw new Error(
      `SITE_REPOSITORY: found "${value}", expected the web URL of the repository, for example SITE_REPOSITORY=https://github.com/acme/docs`,
    );
  }
  return url.replace(/(\.git)?\/?$/, '');
}

function readAlgolia(variables: Variables): AlgoliaEnv | undefined {
  const { ALGOLIA_APP_ID: appId, ALGOLIA_SEARCH_API_KEY: apiKey } = variables;
  if (!appId && !apiKey) {
    return undefined;
  }
  if (!appId || !apiKey) {
    const missing = appId ? 'ALGOLIA_SEARCH_API_KEY' : 'ALGOLIA_APP_ID';
    throw new Error(
      `${missing}: missing. The hosted search requires both ALGOLIA_APP_ID and ALGOLIA_SEARCH_API_KEY. Set both, or neither to use the embedded search.`,
    );
  }
  return { appId, apiKey, indexName: variables.ALGOLIA_INDEX_NAME || 'docusaurus-2' };
}

function readBoardUrl(variables: Variables): string | undefined {
  const value = variables.FEATURE_REQUESTS_BOARD_URL;
  if (!value) {
    return undefined;
  }
  if (!URL.canParse(value) || new URL(value).protocol !== 'https:') {
    throw new Error(
      `FEATURE_REQUESTS_BOARD_URL: found "${value}", expected the URL of the board. Start it with https://, for example FEATURE_REQUESTS_BOARD_URL=https://feedback.example.org/board`,
    );
  }
  return value;
}

/**
 * Whether this build is a preview: SITE_DEPLOY_PREVIEW, or else the variable that the hosting
 * provider sets. Cloudflare Pages only reports the branch.
 */
function readDeployPreview(variables: Variables, mainBranch: string): boolean {
  return (
    readBoolean(variables, 'SITE_DEPLOY_PREVIEW') ??
    (variables.CONTEXT === 'deploy-preview' ||
      variables.CONTEXT === 'branch-deploy' ||
      variables.VERCEL_ENV === 'preview' ||
      (isTrue(variables.CF_PAGES) && variables.CF_PAGES_BRANCH !== mainBranch))
  );
}

/**
 * Turns environment variables into the typed object that the configuration uses.
 *
 * @throws if a variable has an invalid value; the message contains the variable, what
 * was found, and what to write instead
 */
export function readEnv(variables: Variables): SiteEnv {
  const repositoryBranch = variables.SITE_REPOSITORY_BRANCH || 'main';
  return {
    siteUrl: readSiteUrl(variables),
    repositoryUrl: readRepositoryUrl(variables),
    repositoryBranch,
    isDeployPreview: readDeployPreview(variables, repositoryBranch),
    crashTest: readBoolean(variables, 'SITE_CRASH_TEST') ?? false,
    featureRequestsBoardUrl: readBoardUrl(variables),
    algolia: readAlgolia(variables),
    algoliaAdminKey: variables.ALGOLIA_ADMIN_KEY || undefined,
  };
}

/** The settings of this build. */
export const env: SiteEnv = readEnv(process.env);
