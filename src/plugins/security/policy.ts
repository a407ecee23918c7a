import { createHash } from 'node:crypto';

/** A Content-Security-Policy: the sources of each directive. */
export type Policy = Readonly<Record<string, readonly string[]>>;

/**
 * Text of a policy, as it's in a header or a meta tag.
 *
 * @throws if a source could end its directive, its header, or its attribute
 */
export function policyText(policy: Policy): string {
  for (const source of Object.values(policy).flat()) {
    if (!/^[\w'\-+/=:.*]+$/.test(source)) {
      throw new Error(
        `Security policy: found the source "${source}", expected an origin without special characters, for example https://video.example.org`,
      );
    }
  }
  return Object.entries(policy)
    .map((entry) => entry.flat().join(' '))
    .join('; ');
}

/** Source that allows one inline script, by the hash of its text. */
export function hashSource(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;

/** Types of scripts that browsers run. Others are data, such as JSON-LD. */
const RUNS = /^(?:module|(?:text|application)\/(?:java|ecma)script)$/i;

/** The inline scripts of a page that browsers run. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(SCRIPT)].flatMap(([, attributes = '', text = '']) => {
    const type = /\btype\s*=\s*["']?([^"'\s>]+)/i.exec(attributes)?.[1];
    const runs = !/\bsrc\s*=/i.test(attributes) && (type === undefined || RUNS.test(type));
    return runs ? [text] : [];
  });
}

/** Hosts that pages may use. Without any, pages only use the site itself. */
export interface Hosts {
  /** Origins that pages show in frames. */
  readonly frames: readonly string[];
  /** Origins that pages send requests to. */
  readonly requests: readonly string[];
}

/**
 * The policy of pages. Only our own files and the inline scripts that the build wrote can run.
 * Styles allow `unsafe-inline`, because highlighted code, diagrams, and formulas have style
 * attributes with many different values.
 */
export function sitePolicy(scriptHashes: readonly string[], hosts: Hosts): Policy {
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scriptHashes],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...hosts.requests],
    'frame-src': ["'self'", ...hosts.frames],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
  };
}

/**
 * The policy of the frame that runs live code. The code may use `eval`, which is how it runs, but
 * it can't load or send anything, except for images of this site.
 */
export function liveFramePolicy(scriptHash: string): Policy {
  return {
    'default-src': ["'none'"],
    'script-src': [scriptHash, "'unsafe-eval'"],
    'style-src': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
  };
}

/**
 * A policy as a header: with who may show the page in a frame, which meta tags can't say.
 * Only pages of the site itself may, such as those of the test area.
 */
export function headerPolicy(policy: Policy): string {
  return policyText({ ...policy, 'frame-ancestors': ["'self'"] });
}

/** A policy as a meta tag, for hosts that can't send headers. */
export function metaPolicy(policy: Policy): string {
  return `<meta http-equiv="Content-Security-Policy" content="${policyText(policy)}">`;
}
