/**
 * Whether an error, or one of its causes, means that one of the site's scripts or style
 * sheets failed to load.
 */
export function isLoadFailure(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    const { name, code } = current as Error & { code?: unknown };
    if (name === 'ChunkLoadError' || code === 'CSS_CHUNK_LOAD_FAILED') {
      return true;
    }
  }
  return false;
}
