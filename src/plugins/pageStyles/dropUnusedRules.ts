import postcss, { type ChildNode, type Container, type Declaration, type Root } from 'postcss';
import { ALWAYS_ROOT } from './inlineConstants';
import { isUnusedClass } from './unusedClasses';

/** The words in scripts and in other style sheets, which include the classes of all pages. */
export interface Mentions {
  readonly words: ReadonlySet<string>;
  /** Words that end with a hyphen, such as `badge--` in `badge--${type}`. Scripts may put classes together from them. */
  readonly prefixes: readonly string[];
}

/** Shorter prefixes are subtractions of variables in minified scripts. */
const SHORTEST_PREFIX = 4;

/** Returns the words in scripts and style sheets. */
export function readMentions(texts: Iterable<string>): Mentions {
  const words = new Set<string>();
  for (const text of texts) {
    for (const [word] of text.matchAll(/[a-zA-Z_][\w-]*/g)) {
      words.add(word);
    }
  }
  const isPrefix = (word: string) => word.endsWith('-') && word.length >= SHORTEST_PREFIX;
  return { words, prefixes: [...words].filter(isPrefix) };
}

function isMentioned(name: string, { words, prefixes }: Mentions): boolean {
  if (isUnusedClass(name)) {
    return false;
  }
  const isWord = /^[a-zA-Z_][\w-]*$/.test(name);
  return !isWord || words.has(name) || prefixes.some((prefix) => name.startsWith(prefix));
}

/** Whether all classes in a selector are mentioned. */
function mentionsAll(selector: string, mentions: Mentions): boolean {
  const classes = [...selector.matchAll(/\.((?:\\.|[\w-])+)/g)];
  return classes.every(([, name = '']) => isMentioned(name.replaceAll('\\', ''), mentions));
}

/**
 * Whether elements can match a selector. One selector of `:is()` and `:where()` has to match. Classes in `:not()` and
 * `:has()` don't count.
 */
function canMatch(selector: string, mentions: Mentions): boolean {
  const required = selector.replace(/:(?:not|has)\((?:[^()]|\([^()]*\))*\)/g, '');
  const lists = [...required.matchAll(/:(?:is|where)\(([^()]*)\)/g)];
  return (
    lists.every(([, list = '']) => list.split(',').some((each) => mentionsAll(each, mentions))) &&
    mentionsAll(required.replace(/:(?:is|where)\((?:[^()]|\([^()]*\))*\)/g, ''), mentions)
  );
}

/** Removes a node, and what contains nothing else. */
function remove(node: ChildNode): void {
  const parent = node.parent as Container | undefined;
  node.remove();
  if (parent && parent.type !== 'root' && parent.nodes?.length === 0) {
    remove(parent as ChildNode);
  }
}

/** Removes Infima's custom properties that nothing reads. Returns whether there were any. */
function dropProperties(root: Root, mentions: Mentions): boolean {
  const read = new Set(
    [...root.toString().matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name),
  );
  const unread: ChildNode[] = [];
  root.walkDecls(/^--ifm-/, (declaration) => {
    const { prop } = declaration;
    if (!read.has(prop) && !mentions.words.has(prop.slice(2))) {
      unread.push(declaration);
    }
  });
  unread.forEach(remove);
  return unread.length > 0;
}

/** Infima's selector for the root in dark mode. */
const DARK_ROOT = 'html[data-theme=dark]';

/**
 * Removes the theme's declarations that have no effect, because the site has a declaration for the same selector: the
 * theme's rules are in layers, and rules without a layer take precedence. What the site always sets for the root, it
 * also sets for the root in dark mode.
 */
function dropReplacedDeclarations(root: Root): void {
  const replaced = new Set<string>();
  const nameOf = (selector: string, { prop }: Declaration) => `${selector}{${prop}`;
  for (const node of root.nodes) {
    if (node.type === 'rule') {
      const isRoot = ALWAYS_ROOT.test(node.selector);
      for (const selector of isRoot ? [':root', DARK_ROOT] : node.selectors) {
        node.walkDecls((declaration) => {
          replaced.add(nameOf(selector, declaration));
        });
      }
    }
  }
  const withoutEffect: ChildNode[] = [];
  root.walkAtRules('layer', (layer) =>
    layer.walkRules((rule) =>
      rule.walkDecls((declaration) => {
        const isReplaced = rule.selectors.every((selector) =>
          replaced.has(nameOf(selector, declaration)),
        );
        if (isReplaced && !declaration.important) {
          withoutEffect.push(declaration);
        }
      }),
    ),
  );
  withoutEffect.forEach(remove);
}

/**
 * Removes rules for classes that no script mentions, the theme's declarations that the site replaces, and its custom
 * properties that nothing reads. Scripts contain the classes of all pages, because pages are hydrated. Most of the
 * removed rules are utilities of Infima.
 */
export function dropUnusedRules(css: string, mentions: Mentions): string {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    if (
      rule.parent?.type === 'atrule' &&
      /keyframes$/.test((rule.parent as { name?: string }).name ?? '')
    ) {
      return;
    }
    const selectors = rule.selectors.filter((selector) => canMatch(selector, mentions));
    if (selectors.length === 0) {
      remove(rule);
    } else if (selectors.length < rule.selectors.length) {
      rule.selectors = selectors;
    }
  });
  dropReplacedDeclarations(root);
  // Properties that only read each other disappear one after another.
  while (dropProperties(root, mentions)) {}
  return root.toString();
}
