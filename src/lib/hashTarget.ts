/** Returns the element that a URL's hash refers to. Without one, or if the hash is malformed, it returns null. */
export function hashTarget(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
