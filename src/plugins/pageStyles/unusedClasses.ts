/**
 * Classes of Infima that no page has, although scripts, code samples, or prefixes such as `badge--` mention them. If
 * you use one of them, the build stops and asks you to delete it here.
 */
const IN_INFIMA = [
  'badge--danger',
  'badge--info',
  'badge--success',
  'badge--warning',
  'button--danger',
  'button--info',
  'button--success',
  'button--warning',
  'hero',
  // The navbar has the default style, and its search box is our own.
  'navbar--dark',
  'navbar--primary',
  'navbar__search-input',
  // Lists of posts have `pagination-nav`.
  'pagination',
  'pagination__item',
];

/** The same for the theme's CSS modules. The bundler adds hashes to these names. */
const IN_MODULES = [
  // The navbar hides on scroll.
  'anchorTargetStickyNavbar',
];

/** All these classes, so that a test can find those that no longer exist. */
export const unusedClasses: readonly string[] = [...IN_INFIMA, ...IN_MODULES];

/** Whether a class is one of the classes that no page has. */
export const isUnusedClass = (className: string): boolean =>
  IN_INFIMA.includes(className) || IN_MODULES.includes(className.replace(/_[\w-]{4}$/, ''));
