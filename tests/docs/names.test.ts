import { describe, expect, it } from 'vitest';
import { readNames } from './names';
import { readPages } from './pages';

const names = readNames();
const pages = readPages();

/** Headings that start with code. */
const headings = pages.flatMap(({ file, inlineCode }) =>
  inlineCode
    .filter(({ place }) => place === 'heading')
    .map(({ line, code }) => ({ file, line, code })),
);

/** References whose pages also explain names from other references. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  'client-api': ['client-api of themes', 'theme-common'],
  'plugin-methods': ['static-methods'],
  'static-methods': ['plugin-methods'],
};

/** Returns the headings that explain names in a reference, according to the comment above them. */
const explained = (of: string) =>
  pages.flatMap(({ file, groups }) =>
    groups
      .filter((group) => group.of === of)
      .flatMap(({ statements }) => statements.map(({ name, line }) => ({ file, line, name }))),
  );

describe.each(['client-api', 'plugin-methods', 'static-methods', 'logger'])('%s', (of) => {
  const declared = Object.keys(names[of] ?? {});
  const own = explained(of);

  it('has a heading for each name that the release declares', () => {
    expect(declared.length).toBeGreaterThan(0);
    const told = new Set(own.map(({ name }) => name));
    expect(declared.filter((name) => !told.has(name))).toEqual([]);
  });

  it('has no headings for other names', () => {
    const known = [of, ...(ALSO[of] ?? [])].flatMap((name) => Object.keys(names[name] ?? {}));
    const unknown = own.filter(({ name }) => !known.includes(name));
    expect(unknown.map(({ file, line, name }) => `${file}:${line} ${name}`)).toEqual([]);
  });
});

it('mentions all client exports of themes', () => {
  const exported = Object.keys(names['client-api of themes'] ?? {});
  expect(exported.length).toBeGreaterThan(0);
  const code = pages.flatMap(({ inlineCode }) => inlineCode.map(({ code }) => code)).join('\n');
  expect(exported.filter((name) => !new RegExp(`\\b${name}\\b`).test(code))).toEqual([]);
});

it('explains all commands with the same arguments as their help', () => {
  const real = Object.entries(names.commands ?? {}).map(([name, { type }]) =>
    `docusaurus ${name} ${type}`.trim(),
  );
  const told = headings.filter(({ code }) => code.startsWith('docusaurus '));
  expect(real.length).toBeGreaterThan(0);
  expect(real.filter((usage) => !told.some(({ code }) => code === usage))).toEqual([]);
  const unknown = told.filter(({ code }) => !real.includes(code));
  expect(unknown.map(({ file, line, code }) => `${file}:${line} ${code}`)).toEqual([]);
});

it.runIf(names['eslint-plugin'])('has a page for each rule of the ESLint plugin', () => {
  const rules = Object.keys(names['eslint-plugin'] ?? {}).map((rule) => rule.split('/')[1]);
  const told = pages.flatMap(
    ({ file }) => /eslint-plugin\/(?!README)([\w-]+)\.mdx?$/.exec(file)?.[1] ?? [],
  );
  expect(told.sort()).toEqual(rules.sort());
});
