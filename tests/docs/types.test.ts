import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { compile } from './compile';
import { type Group, type Page, readPages } from './pages';
import { installed, readReference, release } from './release';

/** The types of references that are extracted from validation schemas. */
const TYPES: Readonly<Record<string, string | readonly [string, string]>> = {
  'site-config': [
    "import('@docusaurus/types').DocusaurusConfig",
    "import('@docusaurus/types').Config",
  ],
  'theme-config': [
    "import('@docusaurus/theme-common').ThemeConfig",
    "import('@docusaurus/theme-common').UserThemeConfig",
  ],
  'theme-live-codeblock config': "import('@docusaurus/theme-live-codeblock').ThemeConfig",
  'theme-mermaid config': "import('@docusaurus/theme-mermaid').ThemeConfig",
  'theme-search-algolia config': [
    "import('@docusaurus/theme-search-algolia').ThemeConfig",
    "import('@docusaurus/theme-search-algolia').UserThemeConfig",
  ],
  'plugin-content-docs front-matter': "import('@docusaurus/plugin-content-docs').DocFrontMatter",
  'plugin-content-blog front-matter':
    "import('@docusaurus/plugin-content-blog').BlogPostFrontMatter",
  'plugin-content-pages front-matter': "import('@docusaurus/plugin-content-pages').PageFrontMatter",
};

/** Statements that differ from the declared type, and why they're correct. */
const DIFFERENT: Readonly<Record<string, string>> = {
  'theme-search-algolia config algolia.searchParameters.facetFilters':
    'the schema accepts only two levels of nested lists, but the declared type allows any number',
  'theme-search-algolia config algolia.askAi.searchParameters.facetFilters':
    'the schema accepts only two levels of nested lists, but the declared type allows any number',
  'type @docusaurus/Link Props isActive': 'the declared type has a type parameter that is not used',
};

const HELPERS = `
type Present<T> = T extends undefined ? never : T;
/** What a page says. Values of an unknown type may be either. */
type IsAlwaysSet<T> = unknown extends T ? 'yes' | 'no' : undefined extends T ? 'no' : 'yes';
type Step<T, Key extends string> =
  T extends readonly (infer Item)[] ? Step<Item, Key>
  : T extends object ? (Key extends keyof T ? (string extends keyof T ? Step<T[keyof T], Key> : Present<T[Key]>) : never)
  : never;
/** The type at a dotted name. Items of lists and values of maps have no name. */
type At<T, Name extends string> =
  Name extends \`\${infer Key}.\${infer Rest}\` ? At<Step<T, Key>, Rest> : Step<T, Name>;
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;
type Unsaid<T> = [T] extends [never] ? true : false;
/**
 * True, or the types on the page and in the release. Wide statements are allowed if a
 * schema accepts more than its type.
 */
type Verdict<Stated, Real, Other, Wide extends boolean, Nullable extends boolean> =
  true extends Same<Stated, Real> | Same<Stated, Other> | Unsaid<Real> ? true
  : true extends (Nullable extends true ? Same<Exclude<Stated, null>, Exclude<Real, null>> : false) ? true
  : object extends Stated ? (Real extends object ? true : { page: Stated; release: Real })
  : Wide extends true ? ([Real] extends [Stated] ? true : { page: Stated; release: Real })
  : { page: Stated; release: Real };
/** True, or the name that the type doesn't have. */
type Known<T, Name> = T extends unknown ? (Name extends keyof T ? true : Name) : never;
type Untold<T, Told> = 'onClick' extends keyof T ? never : Exclude<keyof T & string, Told | 'key' | 'children'>;
`;

/** Modules outside of the release whose types are used by the release's types. */
const OTHERS = {
  react: ['ReactNode', 'ReactElement', 'ComponentType', 'ComponentProps', 'CSSProperties'],
  'prism-react-renderer': ['PrismTheme'],
  history: ['Location'],
  webpack: ['RuleSetRule', 'Configuration'],
  'workbox-build': ['InjectManifestOptions'],
};

/** Returns the modules that export each type, by the name of the type. */
function findDeclarations(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const add = (type: string | undefined, module: string) => {
    if (type && /^[A-Z]\w*$/.test(type)) {
      found.set(type, [...(found.get(type) ?? []), module]);
    }
  };
  for (const [module, types] of Object.entries(OTHERS)) {
    for (const type of types) {
      add(type, module);
    }
  }
  const scope = path.join(release.packages, 'node_modules/@docusaurus');
  const files = readdirSync(scope).flatMap((name) =>
    ['src', 'lib'].flatMap((folder) => {
      try {
        return (
          readdirSync(path.join(scope, name, folder))
            .filter((file) => file.endsWith('.d.ts'))
            // The other files of this package declare internal types.
            .filter((file) => name !== 'types' || file === 'index.d.ts')
            .map((file) => ({ name, file: path.join(scope, name, folder, file) }))
        );
      } catch {
        // Not every package has both folders.
        return [];
      }
    }),
  );
  for (const { name, file } of files) {
    const [own = '', ...modules] = readFileSync(file, 'utf8').split(/^declare module '/m);
    for (const [module, text] of [
      [`@docusaurus/${name}`, own] as const,
      ...modules.map((part) => [part.slice(0, part.indexOf("'")), part] as const),
    ]) {
      for (const [, type] of text.matchAll(/export (?:declare )?(?:type|interface) (\w+)/g)) {
        add(type, module);
      }
      for (const [, list] of text.matchAll(/export (?:type )?\{([^}]+)\}/g)) {
        for (const type of list?.split(',') ?? []) {
          add(type.replace(/^\s*type\s/, '').trim(), module);
        }
      }
    }
  }
  return found;
}

/** Whether a package declares a type with the given name. */
function declaredIn(name: string, type: string): boolean {
  const folder = path.join(release.packages, 'node_modules/@docusaurus', name);
  return ['src', 'lib'].some((part) => {
    try {
      return readdirSync(path.join(folder, part)).some(
        (file) =>
          file.endsWith('.d.ts') &&
          new RegExp(`(?:type|interface) ${type}\\b`).test(
            readFileSync(path.join(folder, part, file), 'utf8'),
          ),
      );
    } catch {
      return false;
    }
  });
}

const declarations = findDeclarations();
const reference = readReference();

/** Plugins that declare a type for normalized options in addition to the one for configurations. */
const withPluginOptions = new Set(
  Object.keys(reference)
    .flatMap((of) => /^(\S+) options$/.exec(of)?.[1] ?? [])
    .filter((name) => declaredIn(name, 'PluginOptions')),
);

/** Whether a module belongs to an installed package, or is provided by the site or its theme. */
const isKnown = (module: string) =>
  installed(module) || module.startsWith('@theme') || /^@docusaurus\/[A-Zu]/.test(module);

/**
 * Returns the type that a group describes: the one that the release's code uses and the one for
 * configurations. If the group describes a part of a configuration, it also returns the name of that part.
 */
function typeOf(of: string) {
  const [, module, name] = /^(?:part of )?type (\S+) (.+)$/.exec(of) ?? [];
  if (module && name) {
    const type =
      name === 'default' ? `typeof import('${module}').default` : `import('${module}').${name}`;
    return isKnown(module) ? { types: [type], prefix: '', of } : undefined;
  }
  const options = /^(\S+) options(?:\.(.+))?$/.exec(of);
  if (options) {
    const source = `import('@docusaurus/${options[1]}')`;
    const types = withPluginOptions.has(options[1] ?? '')
      ? [`${source}.PluginOptions`, `${source}.Options`]
      : [`${source}.Options`];
    return { types, prefix: options[2] ? `${options[2]}.` : '', of: `${options[1]} options` };
  }
  const known = Object.keys(TYPES).find((key) => of === key || of.startsWith(`${key}.`));
  return known
    ? {
        types: [TYPES[known] ?? []].flat(),
        prefix: of === known ? '' : `${of.slice(known.length + 1)}.`,
        of: known,
      }
    : undefined;
}

/**
 * Returns TypeScript code that fails to compile if a page and the release differ, with one
 * line for each statement.
 */
function checksOf(page: Page, group: Group, number: number) {
  const target = typeOf(group.of);
  const module = /^(\S+) options/.exec(group.of)?.[1];
  if (!target || (module && !installed(`@docusaurus/${module}`))) {
    return [];
  }
  const { types, prefix } = target;
  const [own = 'never', configured = own] = types;
  const subject = `Subject${number}`;
  const checks = [
    {
      line: group.line,
      what: `type ${subject} = ${own}; type ${subject}Configured = ${configured};`,
    },
  ];
  for (const { name, type: stated, alwaysSet, line } of group.statements) {
    const full = (name.startsWith(prefix) ? name : prefix + name).replace(/\[\]|\.<\w+>/g, '');
    if (/^(?:part of )?type /.test(group.of) && /^[\w-]+$/.test(full)) {
      checks.push({
        line,
        what: `{ const known: Known<${subject}, '${full}'> = true; void known; }`,
      });
    }
    if (alwaysSet !== undefined) {
      checks.push({
        line,
        what: `{ const alwaysSet: IsAlwaysSet<${subject}['${full}']> = '${alwaysSet}'; void alwaysSet; }`,
      });
    }
    if (stated) {
      const { kind, nullable } = reference[target.of]?.[full] ?? {};
      if (kind === stated || `${target.of} ${full}` in DIFFERENT) {
        // The schema is what validates a configuration, regardless of its type.
        continue;
      }
      const wide = kind === 'alternatives' || kind === 'any';
      checks.push({
        line,
        what: `{ const verdict: Verdict<Present<${stated}>, At<${subject}, '${full}'>, At<${subject}Configured, '${full}'>, ${wide}, ${nullable === true}> = true; void verdict; }`,
      });
    }
  }
  if (group.of.startsWith('type ')) {
    const told = group.statements.map(({ name }) => `'${name}'`).join(' | ') || 'never';
    checks.push({
      line: group.line,
      what: `{ const untold: never = null! as Untold<${subject}, ${told}>; void untold; }`,
    });
  }
  return checks.map((check) => ({ ...check, page }));
}

const typedPages = readPages().filter(({ groups }) => groups.some(({ of }) => typeOf(of)));

it('finds pages with a reference', () => {
  expect(typedPages.length).toBeGreaterThan(0);
});

it('states the same types as the release', async () => {
  const files: Record<string, string> = {};
  const lines = new Map<string, ({ page: Page; line: number } | undefined)[]>();
  for (const [index, page] of typedPages.entries()) {
    const checks = page.groups.flatMap((group, number) => checksOf(page, group, number));
    // Parameters of generic types, as in `of="type module Name<In, Out>"`.
    const parameters = [
      ...new Set(page.groups.flatMap(({ of }) => /<(.+)>$/.exec(of)?.[1]?.split(/,\s*/) ?? [])),
    ]
      .filter((name) => /^[A-Z]/.test(name))
      .map((name) => `interface ${name} { readonly ${name}: unknown }`);
    const text = checks.map(({ what }) => what).join('\n');
    const used = [...new Set(text.match(/\b[A-Z]\w+/g))];
    const about = page.groups.map(({ of }) => of).join(' ');
    const imports = used.flatMap((name) => {
      const modules = declarations.get(name) ?? [];
      const module =
        modules.find((candidate) => about.includes(candidate.replace('@docusaurus/', ''))) ??
        modules[0];
      return module ? [`import type { ${name} } from '${module}';`] : [];
    });
    // Types that are declared only on the page.
    const own = page.samples
      .filter(({ language }) => /^tsx?$/.test(language))
      .flatMap(
        ({ code }) =>
          code.match(
            /^(?:export )?(?:type|interface) [A-Z]\w*(?:[^{;]*;$|[^\n]*\{[\s\S]*?^\}.*$)/gm,
          ) ?? [],
      )
      .filter((declaration) => {
        const name = /(?:type|interface) (\w+)/.exec(declaration)?.[1] ?? '';
        return used.includes(name) && !declarations.has(name);
      });
    const head = [...imports, HELPERS, ...parameters, ...own].join('\n');
    const file = `page${index}.ts`;
    files[file] = `${head}\n${text}\nexport {};\n`;
    lines.set(file, [
      ...Array.from({ length: head.split('\n').length }, () => undefined),
      ...checks,
    ]);
  }
  const diagnostics = await compile('types', files);
  const problems = diagnostics.flatMap(({ file, line, message }) => {
    const at = lines.get(file)?.[line - 1];
    // Ignore properties that the page mentions in code outside the table.
    const untold = /^Type '(.*)' is not assignable to type 'never'/
      .exec(message)?.[1]
      ?.match(/(?<=")[^"| ]+(?=")/g);
    const missing = untold?.filter(
      (name) => !at || !new RegExp(`\`[^\`\\n]*\\b${name}\\b`).test(at.page.text),
    );
    if (untold && missing?.length === 0) {
      return [];
    }
    const what = missing ? `doesn't mention ${missing.join(', ')}` : message;
    return [`${at ? `${at.page.file}:${at.line}` : `${file}:${line}`} ${what}`];
  });
  expect(problems).toEqual([]);
});
