import { LIVE_FRAME_URL } from '../../lib/liveFrame';
import { headerPolicy, type Policy } from './policy';
import { type SitePolicies, TESTS_URL } from './sitePolicies';

/** Headers of every response, in addition to the policy. */
export const COMMON_HEADERS: Readonly<Record<string, string>> = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'SAMEORIGIN',
};

/** Headers of assets, whose names contain a hash of their content. */
export const ASSET_HEADERS: Readonly<Record<string, string>> = {
  'Cache-Control': 'public, max-age=31536000, immutable',
};

/** The policies as headers, by the URL of an area. `/` is everything else. */
export type PolicyHeaders = ReadonlyMap<string, string>;

/** All policies of the site as headers. */
export function policyHeaders(policies: SitePolicies, liveFrame: Policy): PolicyHeaders {
  return new Map([
    ['/', headerPolicy(policies.pages)],
    [TESTS_URL, headerPolicy(policies.tests)],
    [LIVE_FRAME_URL, headerPolicy(liveFrame)],
  ]);
}

const CSP = 'Content-Security-Policy';

type CommonHeaders = Readonly<Record<string, string>>;

const split = (headers: PolicyHeaders) => ({
  other: headers.get('/') ?? '',
  areas: [...headers].filter(([area]) => area !== '/'),
});

const GENERATED = '# Created by the build from the pages of the site. Changes are lost.';

/**
 * `_headers` for Netlify and Cloudflare Pages.
 *
 * If several rules match a URL, these hosts send the values of all of them, and browsers then
 * apply all policies. So no two rules with a policy match the same URL: each top-level entry of
 * the site has its own. Pages at other URLs are the not-found page, which has a meta tag.
 *
 * @param entries names in the output folder; folders end with a slash
 */
export function toHeadersFile(
  headers: PolicyHeaders,
  entries: readonly string[],
  common: CommonHeaders,
): string {
  const { other } = split(headers);
  const rule = (path: string, values: Readonly<Record<string, string>>) =>
    [path, ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  const needPolicy = entries.filter((entry) => /(?:\/|\.html|\.js)$/.test(entry));
  return `${[
    GENERATED,
    rule('/*', common),
    rule('/', { [CSP]: other }),
    ...needPolicy.map((entry) =>
      rule(`/${entry.replace(/\/$/, '/*')}`, {
        [CSP]: headers.get(`/${entry}`) ?? other,
        ...(entry === 'assets/' && ASSET_HEADERS),
      }),
    ),
  ].join('\n\n')}\n`;
}

/** Include for a `server` block of nginx. */
export function toNginx(headers: PolicyHeaders, common: CommonHeaders): string {
  const { other, areas } = split(headers);
  const quote = (text: string) => `"${text}"`;
  return `${[
    GENERATED,
    '# Include this file in the server block. A location with its own add_header lines has to include it again.',
    `set $site_policy ${quote(other)};`,
    ...areas.map(([area, policy]) => `if ($uri ~ ^${area}) { set $site_policy ${quote(policy)}; }`),
    `add_header ${CSP} $site_policy always;`,
    ...Object.entries(common).map(([name, value]) => `add_header ${name} ${quote(value)} always;`),
  ].join('\n')}\n`;
}

/** Lines for a site of a Caddyfile, which imports this file. */
export function toCaddy(headers: PolicyHeaders, common: CommonHeaders): string {
  const { other, areas } = split(headers);
  const name = (area: string) => `@policy_${area.replaceAll('/', '').replaceAll('-', '_')}`;
  return `${[
    GENERATED,
    '# Import this file in the block of the site.',
    'header {',
    ...Object.entries(common).map(([header, value]) => `\t${header} "${value}"`),
    '}',
    ...areas.flatMap(([area, policy]) => [
      `${name(area)} path ${area}*`,
      `header ${name(area)} ${CSP} "${policy}"`,
    ]),
    `@policy_other not path ${areas.map(([area]) => `${area}*`).join(' ')}`,
    `header @policy_other ${CSP} "${other}"`,
  ].join('\n')}\n`;
}

/** The \`headers\` of a `vercel.json`. */
export function toVercel(headers: PolicyHeaders, common: CommonHeaders): string {
  const { other, areas } = split(headers);
  const rule = (source: string, values: Readonly<Record<string, string>>) => ({
    source,
    headers: Object.entries(values).map(([key, value]) => ({ key, value })),
  });
  const names = areas.map(([area]) => area.slice(1)).join('|');
  const rules = [
    rule('/(.*)', common),
    ...areas.map(([area, policy]) => rule(`${area}(.*)`, { [CSP]: policy })),
    rule(`/((?!${names}).*)`, { [CSP]: other }),
  ];
  return `${JSON.stringify({ trailingSlash: true, headers: rules }, null, 2)}\n`;
}
