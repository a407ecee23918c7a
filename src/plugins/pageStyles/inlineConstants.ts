import postcss, { type AtRule, type Declaration, type Root, type Rule } from 'postcss';

/** Selectors of what always applies to the root of the page. */
export const ALWAYS_ROOT = /^:root(?:,\[data-theme(?:=\w+)?\])?$/;

/** Selectors of the root in one of the color modes. */
const ROOT = /^(?::root|html)?(?:\[data-theme(?:=\w+)?\])?$/;

/** Values that depend on other properties, would be in the sheet several times, or mean something else in a rule. */
const NOT_CONSTANT = /var\(|url\(|^(?:inherit|initial|unset|revert|revert-layer)?$/;

/** A value that is that of another property. */
const ALIAS = /^var\((--[\w-]+)\)$/;

type Declarations = ReadonlyMap<string, readonly Declaration[]>;

const selectorsOf = ({ parent }: Declaration): readonly string[] =>
  parent?.type === 'rule' ? (parent as Rule).selectors : [''];

/** Whether a declaration always applies to the root: nothing but a layer is around its rule. */
function isAlwaysForRoot(declaration: Declaration): boolean {
  const outer = declaration.parent?.parent;
  const isInAllMedia =
    outer?.type === 'root' || (outer?.type === 'atrule' && (outer as AtRule).name === 'layer');
  const isRoot = ALWAYS_ROOT.test(selectorsOf(declaration).join());
  return isInAllMedia && isRoot && !declaration.important;
}

function declarationsIn(roots: readonly Root[]): Declarations {
  const found = new Map<string, Declaration[]>();
  for (const root of roots) {
    root.walkDecls(/^--/, (declaration) => {
      const known = found.get(declaration.prop) ?? [];
      found.set(declaration.prop, known);
      known.push(declaration);
    });
  }
  return found;
}

/** Whether a value is the same for all elements, or that of a property which only the root sets. */
function isReplaceable(value: string, all: Declarations): boolean {
  const [, other] = ALIAS.exec(value) ?? [];
  const isSetForRoot = (declaration: Declaration) =>
    selectorsOf(declaration).every((selector) => selector && ROOT.test(selector));
  return other ? Boolean(all.get(other)?.every(isSetForRoot)) : !NOT_CONSTANT.test(value);
}

/** Replaces a reference, and keeps the value apart from what comes next: minified sheets have no space there. */
const replaceIn = (value: string, constants: ReadonlyMap<string, string>) =>
  value.replace(/var\((--[\w-]+)\)(?=([\w.#+-]?))/g, (reference, name, next) => {
    const constant = constants.get(name);
    return constant === undefined ? reference : `${constant}${next && ' '}`;
  });

/** The properties that can be replaced, with their values. */
function findConstants(
  roots: readonly Root[],
  words: ReadonlySet<string>,
): ReadonlyMap<string, string> {
  const text = roots.map(String).join('');
  const all = declarationsIn(roots);
  const constants = new Map<string, string>();
  for (const [name, declarations] of all) {
    const [value = '', ...others] = new Set(declarations.map((declaration) => declaration.value));
    const isOnlyForRules =
      text.includes(`var(${name})`) && !text.includes(`var(${name},`) && !words.has(name.slice(2));
    if (
      others.length === 0 &&
      isOnlyForRules &&
      declarations.every(isAlwaysForRoot) &&
      isReplaceable(value, all)
    ) {
      constants.set(name, value);
    }
  }
  // Properties whose value is a replaced one are next.
  const isLast = ([, value]: [string, string]) => !constants.has(ALIAS.exec(value)?.[1] ?? '');
  return new Map([...constants].filter(isLast));
}

/** Replaces properties that have a constant value. Returns whether there were any. */
function replaceConstants(roots: readonly Root[], words: ReadonlySet<string>): boolean {
  const constants = findConstants(roots, words);
  for (const root of roots) {
    root.walkDecls((declaration) => {
      if (constants.has(declaration.prop)) {
        declaration.remove();
      } else {
        declaration.value = replaceIn(declaration.value, constants);
      }
    });
  }
  return constants.size > 0;
}

/**
 * Writes the values of custom properties into the rules that read them, if all style sheets set the same value, only
 * for the root of the page, and no script mentions the property. The value is a constant, or that of another property
 * which only the root sets. This replaces half of all properties.
 *
 * @param words the words in scripts
 */
export function inlineConstants(
  sheets: readonly string[],
  words: ReadonlySet<string>,
): readonly string[] {
  const roots = sheets.map((css) => postcss.parse(css));
  // Properties that read constants become constants themselves.
  while (replaceConstants(roots, words)) {}
  for (const root of roots) {
    root.walkRules((rule) => {
      if (rule.nodes.length === 0) {
        rule.remove();
      }
    });
  }
  return roots.map(String);
}
