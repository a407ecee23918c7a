import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { type Page, readPages, type Statement } from './pages';
import { type Entry, readReference } from './release';

const pages = readPages();
const reference = readReference();

/** Where a page documents things of a reference that is read from the packages. */
interface Place {
  readonly page: Page;
  readonly statement: Statement;
  readonly name: string;
}

/** Options that every plugin takes, whether its schema names them or not. */
const COMMON = new Set(['id']);

/** `site-config.i18n` is a part of `site-config`; `theme-live-codeblock config` is a name of its own. */
function resolveReference(of: string) {
  if (reference[of]) {
    return { of, prefix: '' };
  }
  const known = Object.keys(reference).find((name) => of.startsWith(`${name}.`));
  return known ? { of: known, prefix: `${of.slice(known.length + 1)}.` } : undefined;
}

const places = new Map<string, Place[]>();
/** Objects whose keys have a table of their own. */
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

/** What is wrong with the default that a page states, in the words of the report. */
function wrongDefault(stated: string | undefined, entry: Entry): string | undefined {
  const truth = entry.required
    ? '**required**'
    : entry.applied !== undefined || entry.default !== undefined
      ? `\`${entry.applied ?? entry.default}\``
      : 'none';
  if (stated === undefined) {
    return `states no default; the release says ${truth}`;
  }
  const code = /^`+ ?(.+?) ?`+$/.exec(stated)?.[1];
  const computed = [entry.default, entry.applied].some(
    (value) => value !== undefined && (value.includes('function') || value.length > 80),
  );
  const right = /^\*\*required\*\*/.test(stated)
    ? entry.required
    : stated === 'none'
      ? !entry.required &&
        (entry.default === undefined || computed || entry.default === 'undefined')
      : code === undefined
        ? !entry.required && (computed || entry.default === undefined)
        : !entry.required &&
          (same(code, entry.default) ||
            same(code, entry.applied) ||
            (computed && entry.kind === 'alternatives'));
  return right ? undefined : `says ${stated}; the release says ${truth}`;
}

describe.each(Object.keys(reference))('%s', (of) => {
  const entries = reference[of] ?? {};
  const own = places.get(of) ?? [];

  it('has a page that explains each entry', () => {
    const explained = new Set(own.map(({ name }) => name));
    const missing = Object.keys(entries).filter(
      (name) =>
        !explained.has(name) &&
        !tabled.has(`${of} ${name}`) &&
        // The help of a command needs no words.
        !(of.startsWith('cli ') && ['--help', '--version'].includes(name)),
    );
    expect(missing, `entries of "${of}" that no page explains`).toEqual([]);
  });

  it('is explained once', () => {
    const twice = own.filter(
      (place, index) => own.findIndex(({ name }) => name === place.name) < index,
    );
    expect(twice.map((place) => `${where(place)} ${place.name}`)).toEqual([]);
  });

  it('knows every entry that a page explains', () => {
    const unknown = own.filter(
      ({ name }) =>
        !entries[name] &&
        !COMMON.has(name) &&
        // Items of arrays are not in the schema by name.
        !(/\[|\.</.test(name) && entries[name.split(/\[|\.</)[0] ?? '']),
    );
    expect(
      unknown.map((place) => `${where(place)} ${place.name} is no part of the release`),
    ).toEqual([]);
  });

  it('has the defaults that pages state', () => {
    const wrong = own.flatMap((place) => {
      const entry = entries[place.name];
      const isFlag = of.startsWith('cli ');
      if (!entry || (isFlag && place.statement.default === undefined)) {
        return [];
      }
      const problem = wrongDefault(place.statement.default, entry);
      return problem ? [`${where(place)} ${place.name} ${problem}`] : [];
    });
    expect(wrong).toEqual([]);
  });
});
