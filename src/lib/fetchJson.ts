/** Milliseconds after which a request counts as failed. The files are small, so only a broken connection is slower. */
const PATIENCE = 15_000;

/**
 * Fetches and parses a JSON file of this site.
 *
 * @throws if the file isn't complete after 15 seconds, so that readers never wait forever
 */
export async function fetchJson(url: string, cache: RequestCache = 'default'): Promise<unknown> {
  const response = await fetch(url, { cache, signal: AbortSignal.timeout(PATIENCE) });
  if (!response.ok) {
    throw new Error(`${response.status} for ${url}`);
  }
  return response.json();
}
