import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { type Page, readPages, type Statement } from './pages';
import { type Entry, readReference, release } from './release';

const pages = readPages();
const reference = readReference();

/** Where a page documents an entry in a reference. */
interface Place {
  readonly page: Page;
  readonly statement: Statement;
  readonly name: string;
}

/** Options that every plugin accepts, even if they aren't in its schema. */
const COMMON = new Set(['id']);

/**
 * Defaults that aren't in a schema, because the code that uses the values applies them. They're from the
 * front matter of content plugins, `processAdmonitionsOptions` in the MDX loader, and `getJSLoader` in the bundler.
 */
const APPLIED_BY_CODE: Readonly<Record<string, string>> = {
  hide_title: 'false',
  hide_table_of_contents: 'false',
  parse_number_prefixes: 'true',
  draft: 'false',
  unlisted: 'false',
  tags: '[]',
  authors: '[]',
  wrapperClassName: "'mdx-wrapper'",
  'admonitions.keywords':
    "['secondary', 'info', 'success', 'danger', 'note', 'tip', 'warning', 'important', 'caution']",
  'admonitions.extendDefaults': 'true',
  'webpack.jsLoader': "'babel'",
};

/**
 * Finds a reference by name. `site-config.i18n` is a part of `site-config`, but
 * `theme-live-codeblock config` is a separate reference.
 */
function resolveReference(of: string) {
  if (reference[of]) {
    return { of, prefix: '' };
  }
  const known = Object.keys(reference).find((name) => of.startsWith(`${name}.`));
  return known ? { of: known, prefix: `${of.slice(known.length + 1)}.` } : undefined;
}

const places = new Map<string, Place[]>();
/** Objects whose keys have their own table. */
const tabled = new Set<string>();
for (const page of pages) {
  for (const group of page.groups) {
    const target = resolveReference(group.of);
    if (target) {
      const { of, prefix } = target;
      tabled.add(`${of} ${prefix.replace(/\.$/, '')}`);
      for (const statement of group.statements) {
        const full = statement.name.startsWith(prefix) ? statement.name : prefix + statement.name;
        places.set(of, [...(places.get(of) ?? []), { page, statement, name: full }]);
      }
    }
  }
}

const where = ({ page, statement }: Place) => `${page.file}:${statement.line}`;

const evaluate = (source: string): unknown => {
  try {
    return new Function(`return (${source})`)();
  } catch {
    return Symbol('not JavaScript');
  }
};

const same = (left: string, right: string | undefined) =>
  right !== undefined &&
  (left === right ||
    String(evaluate(left)) === right ||
    isDeepStrictEqual(evaluate(left), evaluate(right)));

/** Returns what's wrong with the default that a page states, or undefined. */
function wrongDefault(
  name: string,
  stated: string | undefined,
  entry: Entry,
  hasParts: boolean,
): string | undefined {
  const own = [entry.applied, entry.default].filter((value) => value !== undefined);
  const applied = APPLIED_BY_CODE[name];
  const values = own.length === 0 && applied !== undefined ? [applied] : own;
  const truth =
    [entry.required && '**required**', ...values.map((value) => `\`${value}\``)]
      .filter(Boolean)
      .join(' or ') || 'none';
  if (stated === undefined) {
    return `has no default, but in the release it's ${truth}`;
  }
  const code = /^`+ ?(.+?) ?`+$/.exec(stated)?.[1];
  // Functions and long lists are described in words, and the parts of an object have their
  // own defaults.
  const hasCode = values.some((value) => value.includes('function'));
  const describable = hasParts || hasCode || values.some((value) => value.length > 80);
  const isRight = stated.startsWith('**required**')
    ? entry.required
    : code === undefined
      ? !entry.required && (own.length === 0 || describable)
      : hasCode || values.some((value) => same(code, value));
  return isRight ? undefined : `has the default ${stated}, but in the release it's ${truth}`;
}

/**
 * Whether an entry is in an object or a list that can have any keys, such as the docs
 * plugin's `versions` option.
 */
const isOpen = (entries: Readonly<Record<string, Entry>>, name: string): boolean => {
  const parent = name.replace(/\.?[^.]*$/, '');
  return (
    parent !== '' &&
    (entries[`${parent}.*`] !== undefined ||
      (entries[parent] !== undefined &&
        entries[parent].kind !== 'boolean' &&
        !Object.keys(entries).some((key) => key.startsWith(`${parent}.`))) ||
      isOpen(entries, parent))
  );
};

/** Whether the type of an object, in its own row, contains the key. */
const isNamedByParent = (own: readonly Place[], name: string) =>
  own.some(
    ({ name: parent, statement }) =>
      name.startsWith(`${parent}.`) &&
      name
        .slice(parent.length + 1)
        .split('.')
        .every((key) => new RegExp(`\\b${key}\\b`).test(statement.type ?? '')),
  );

/**
 * Groups about entries that have no schema. Other tests compare their types or compile
 * their samples.
 */
const WITHOUT_SCHEMA = [
  /^(?:part of )?type \S+ \S/,
  /^(?:client-api|logger|plugin-methods|static-methods)\b/,
  /^eslint-plugin [\w-]+ options$/,
  /^plugin-rsdoctor options$/,
  'plugin-content-blog authors-file',
];

it.runIf(release.version !== 'current')('is read only from packages of the release', () => {
  const scope = path.join(release.packages, 'node_modules/@docusaurus');
  // The documentation version, unless it was created with packages of another version.
  const { dependencies } = JSON.parse(
    readFileSync(path.join(release.packages, 'package.json'), 'utf8'),
  );
  const wanted = dependencies['@docusaurus/core'];
  const others = readdirSync(scope)
    .map((name) => JSON.parse(readFileSync(path.join(scope, name, 'package.json'), 'utf8')))
    // A fork of another project, which has its own versions.
    .filter(({ name, version }) => version !== wanted && name !== '@docusaurus/responsive-loader');
  expect(others.map(({ name, version }) => `${name} ${version}`)).toEqual([]);
});

it('recognizes the reference of every table and section', () => {
  const unknown = pages.flatMap(({ file, groups }) =>
    groups
      .filter(
        ({ of }) =>
          !resolveReference(of) &&
          !WITHOUT_SCHEMA.some((known) =>
            typeof known === 'string' ? known === of : known.test(of),
          ),
      )
      .map(({ line, of }) => `${file}:${line} There is no reference named "${of}"`),
  );
  expect(unknown).toEqual([]);
});

describe.each(Object.keys(reference))('%s', (of) => {
  const entries = reference[of] ?? {};
  const own = places.get(of) ?? [];

  it('has a page that explains each entry', () => {
    const explained = new Set(own.map(({ name }) => name));
    const missing = Object.keys(entries).filter(
      (name) =>
        !name.endsWith('*') &&
        !explained.has(name) &&
        !tabled.has(`${of} ${name}`) &&
        !isNamedByParent(own, name) &&
        // These flags don't need an explanation.
        !(of.startsWith('cli ') && ['--help', '--version'].includes(name)),
    );
    expect(missing, `entries in "${of}" that no page explains`).toEqual([]);
  });

  it('is explained only once', () => {
    const twice = own.filter(
      (place, index) => own.findIndex(({ name }) => name === place.name) < index,
    );
    expect(twice.map((place) => `${where(place)} ${place.name}`)).toEqual([]);
  });

  it('contains every entry that a page explains', () => {
    const unknown = own.filter(
      ({ name }) =>
        !entries[name] &&
        !COMMON.has(name) &&
        // Options that are passed on to another package.
        !(of.endsWith(' options') && entries['*']) &&
        !isOpen(entries, name.replace(/\[\]|\.<\w+>/g, '')),
    );
    expect(
      unknown.map((place) => `${where(place)} The release doesn't have ${place.name}`),
    ).toEqual([]);
  });

  it('has the defaults that pages state', () => {
    const wrong = own.flatMap((place) => {
      const entry = entries[place.name];
      const isFlag = of.startsWith('cli ');
      const isTold = entry?.default !== undefined && entry.default !== 'false';
      // Help texts omit most defaults.
      if (!entry || (isFlag && !(isTold && /^`[^`]+`$/.test(place.statement.default ?? '')))) {
        return [];
      }
      const hasParts = Object.keys(entries).some((name) => name.startsWith(`${place.name}.`));
      const problem = wrongDefault(place.name, place.statement.default, entry, hasParts);
      return problem ? [`${where(place)} ${place.name} ${problem}`] : [];
    });
    expect(wrong).toEqual([]);
  });
});
