/** Calculates the hash of a file like `src/plugins/offline/listFiles.ts` does. */
async function hashOf(body) {
  const digest = await crypto.subtle.digest('SHA-256', body);
  const bytes = [...new Uint8Array(digest)];
  return bytes
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, 12);
}

/**
 * Returns a copy of a response that can be stored, or null if its content isn't the file of this build: because another
 * build is deployed, because the response is truncated, or because it's an error page.
 */
export async function verified(response, hash) {
  if (!hash || !response.ok) {
    return null;
  }
  const body = await response.clone().arrayBuffer();
  // Browsers don't accept redirected responses for pages. A new one isn't redirected.
  return (await hashOf(body)) === hash
    ? new Response(body, { status: 200, headers: response.headers })
    : null;
}

/** The path under which a URL is stored: without query and hash, and with a slash after the name of a page. */
export function pathOf(url) {
  const { pathname } = new URL(url, self.location.href);
  const path = pathname.replace(/\/index\.html$/, '/');
  return /\/[^/.]+$/.test(path) ? `${path}/` : path;
}

const TYPES = {
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  svg: 'image/svg+xml',
};

/** The content type of a text file. */
export function typeOf(path) {
  const type = TYPES[path.slice(path.lastIndexOf('.') + 1)] ?? 'text/html';
  return `${type}; charset=utf-8`;
}
