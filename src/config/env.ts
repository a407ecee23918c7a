/**
 * The only file that reads the environment. Everything here has a default, so
 * that a fresh clone builds with no account, no key and no variable set.
 */

/** What the environment says about this build. */
export interface SiteEnv {
  /** Origin of the site, without a path: `https://docs.example.org`. */
  readonly siteUrl: string;
  /** Web address of the source repository, or undefined when it is unknown: then no page offers an edit link. */
  readonly repositoryUrl: string | undefined;
  /** Branch that edit links point to. */
  readonly repositoryBranch: string;
  /** True on a deploy preview: route updates are then logged to the console. */
  readonly isDeployPreview: boolean;
  /** True makes the test page /tests/pages/crashTest/ throw while rendering. */
  readonly crashTest: boolean;
  /** Address of a hosted board for feature requests, or undefined: then the site shows its own list and loads nothing from elsewhere. */
  readonly featureRequestsBoardUrl: string | undefined;
  /** Credentials of the hosted search, or undefined: then the embedded search answers. */
  readonly algolia: AlgoliaEnv | undefined;
  /** Key that may write to the hosted search; only `npm run search:push` needs it. Never public. */
  readonly algoliaAdminKey: string | undefined;
}

/** What the hosted search needs to be told; all three are public values. */
export interface AlgoliaEnv {
  readonly appId: string;
  readonly apiKey: string;
  readonly indexName: string;
}

type Variables = Readonly<Record<string, string | undefined>>;

/** The address used when neither SITE_URL nor a known deploy host names one. */
const LOCAL_URL = 'http://localhost:3000';

function isTrue(value: string | undefined): boolean {
  return value === 'true' || value === '1';
}

function withProtocol(host: string | undefined): string | undefined {
  return host ? `https://${host}` : undefined;
}

/**
 * Reads the site address: SITE_URL first, then what the deploy host sets by
 * itself (Netlify, Cloudflare Pages, Vercel, Render).
 *
 * @throws when the address is not an absolute http(s) URL or has a path.
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
      `SITE_URL: found "${value}", expected an absolute address. Write it with its protocol, for example SITE_URL=https://docs.example.org`,
    );
  }
  const { origin, pathname } = new URL(value);
  if (pathname !== '/') {
    throw new Error(
      `SITE_URL: found the path "${pathname}" in "${value}". This site is served from the root of its host; write SITE_URL=${origin}`,
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
  if (!/^https:\/\/[^/]+\/.+/.test(value)) {
    throw new Error(
      `SITE_REPOSITORY: found "${value}", expected the web address of the repository, for example SITE_REPOSITORY=https://github.com/acme/docs`,
    );
  }
  return value.replace(/(\.git)?\/?$/, '');
}

function readAlgolia(variables: Variables): AlgoliaEnv | undefined {
  const { ALGOLIA_APP_ID: appId, ALGOLIA_SEARCH_API_KEY: apiKey } = variables;
  if (!appId && !apiKey) {
    return undefined;
  }
  if (!appId || !apiKey) {
    const missing = appId ? 'ALGOLIA_SEARCH_API_KEY' : 'ALGOLIA_APP_ID';
    throw new Error(
      `${missing}: missing. The hosted search needs ALGOLIA_APP_ID and ALGOLIA_SEARCH_API_KEY together; set both, or neither for the embedded search.`,
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
      `FEATURE_REQUESTS_BOARD_URL: found "${value}", expected the address of the board. Write it from https:// on, for example FEATURE_REQUESTS_BOARD_URL=https://feedback.example.org/board`,
    );
  }
  return value;
}

/**
 * Turns environment variables into the typed object that the configuration uses.
 *
 * @throws when a variable is set to something that the site can't use; the
 * message names the variable, what was found and what to write instead.
 */
export function readEnv(variables: Variables): SiteEnv {
  return {
    siteUrl: readSiteUrl(variables),
    repositoryUrl: readRepositoryUrl(variables),
    repositoryBranch: variables.SITE_REPOSITORY_BRANCH || 'main',
    isDeployPreview:
      isTrue(variables.SITE_DEPLOY_PREVIEW) ||
      variables.CONTEXT === 'deploy-preview' ||
      variables.VERCEL_ENV === 'preview',
    crashTest: isTrue(variables.SITE_CRASH_TEST),
    featureRequestsBoardUrl: readBoardUrl(variables),
    algolia: readAlgolia(variables),
    algoliaAdminKey: variables.ALGOLIA_ADMIN_KEY || undefined,
  };
}

/** The environment of this build. */
export const env: SiteEnv = readEnv(process.env);
