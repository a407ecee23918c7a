import pathToRegexp, { type Key, type Path, type RegExpOptions } from 'path-to-regexp/index.js';

/** Characters with a meaning in route paths. */
const SPECIAL = /[:*?+(){}\\[\]]/;

/** The part of a regular expression that React Router uses. */
type Matcher = Pick<RegExp, 'exec'>;

/**
 * Matches a path without parameters. React Router makes a regular expression for each route until it
 * finds the page, and the site has hundreds of routes.
 */
function matchText(path: string, end: boolean): Matcher {
  const text = path.replace(/\/$/, '').toLowerCase();
  const exec = (pathname: string) => {
    const rest = pathname.length - text.length;
    // Most routes have another length, so their text isn't compared.
    const canMatch = rest === 0 || (pathname[text.length] === '/' && (!end || rest === 1));
    if (!canMatch || pathname.slice(0, text.length).toLowerCase() !== text) {
      return null;
    }
    return [rest > 1 ? pathname.slice(0, text.length) : pathname];
  };
  return { exec: exec as Matcher['exec'] };
}

/** Like `path-to-regexp`, but paths without parameters don't become regular expressions. */
function toMatcher(path: Path, keys?: Key[], options: RegExpOptions = {}): Matcher {
  const { end = true, strict, sensitive } = options;
  return typeof path !== 'string' || SPECIAL.test(path) || strict || sensitive
    ? pathToRegexp(path, keys, options)
    : matchText(path, end);
}

export default Object.assign(toMatcher, pathToRegexp);
