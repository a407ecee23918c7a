import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LIVE_FRAME_URL } from '../../lib/liveFrame';
import {
  COMMON_HEADERS,
  policyHeaders,
  toCaddy,
  toHeadersFile,
  toNginx,
  toVercel,
} from './headers';
import { hashSource, inlineScripts, liveFramePolicy } from './policy';
import type { SitePolicies } from './sitePolicies';

/** The policy of the frame for live code, from the document as it was written. */
function readLiveFramePolicy(outDir: string) {
  const html = readFileSync(path.join(outDir, LIVE_FRAME_URL, 'index.html'), 'utf8');
  const decoded = html.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
  const [script = ''] = inlineScripts(decoded);
  return liveFramePolicy(hashSource(script));
}

/**
 * Writes the headers for the hosts that we support: `_headers` in the output folder, and the
 * other files in a folder outside of it, because servers read them from elsewhere.
 */
export function writeHeaders(
  outDir: string,
  serverDir: string,
  policies: SitePolicies,
  more: Readonly<Record<string, string>> = {},
): void {
  const headers = policyHeaders(policies, readLiveFramePolicy(outDir));
  const common = { ...COMMON_HEADERS, ...more };
  const entries = readdirSync(outDir, { withFileTypes: true })
    .map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name))
    .sort();
  writeFileSync(path.join(outDir, '_headers'), toHeadersFile(headers, entries, common));
  mkdirSync(serverDir, { recursive: true });
  writeFileSync(path.join(serverDir, 'nginx.conf'), toNginx(headers, common));
  writeFileSync(path.join(serverDir, 'Caddyfile'), toCaddy(headers, common));
  writeFileSync(path.join(serverDir, 'vercel.json'), toVercel(headers, common));
}
