import type { Finding } from './finding';

/** Whether a URL starts with a protocol, or with `//`. Only the others are paths on this site. */
export const isExternal = (url: string) => /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url);

/**
 * Reports a path that can't be decoded, which stops the build.
 *
 * @param where where the path is
 * @param text the line with the path
 */
export function checkEscapes(
  url: string,
  where: Pick<Finding, 'file' | 'line' | 'check'>,
  text = '',
): Finding[] {
  try {
    decodeURIComponent(url);
    return [];
  } catch {
    const escaped = url.replace(/%(?![\da-f]{2})/gi, '%25');
    const write = '%25 for %, or an escape such as %20 for a space';
    const corrected = escaped === url ? undefined : text.replace(url, escaped);
    return [{ ...where, found: `% in ${url}`, write, corrected }];
  }
}
