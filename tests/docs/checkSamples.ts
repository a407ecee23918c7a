import { execFile } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { compile } from './compile';
import { inBatches } from './inBatches';
import type { Page, Sample } from './pages';
import { installed, readReference, release, root } from './release';

const load = createRequire(
  path.join(release.packages, 'node_modules/@docusaurus/mdx-loader/package.json'),
);
const yaml: { load(text: string): unknown } = load('js-yaml');

/** Languages of samples that can be verified. */
export const VERIFIED = /^(?:tsx?|jsx?|mjs|cjs|mdx?|json|ya?ml|bash|sh|shell)$/;
const CODE = /^(?:tsx?|jsx?|mjs|cjs)$/;
const isLive = ({ meta }: Sample) => /(?:^|\s)live\b/.test(meta);
const isCode = (sample: Sample) => CODE.test(sample.language);
const checkable = (page: Page, test: (sample: Sample) => boolean) =>
  page.samples.filter((sample) => !sample.unverified && !sample.rendered && test(sample));

/**
 * Returns the path of a sample in the project of its page. Each sample has its own folder,
 * because titles can repeat.
 */
const fileOf = (page: Page, sample: Sample) => {
  const folder = String(page.samples.indexOf(sample));
  const title =
    sample.title && /^[\w@./[\]-]+\.[a-z]+$/i.test(sample.title)
      ? sample.title
      : `sample.${sample.language}`;
  return path.posix.normalize(`${folder}/${title.replace(/^(\.\.?\/)+/, '')}`);
};

/**
 * Turns the code of a live block into a module. It's a component, an expression, or
 * statements that call `render`.
 */
function liveModule(code: string) {
  const body = /^\s*(?:function|class|const|let|import|export)\b/.test(code)
    ? code
    : /^\s*render\s*\(/m.test(code) && !/^\s*[<(]/.test(code)
      ? code
      : `void (${code.trim().replace(/;$/, '')}\n);`;
  return `// @ts-nocheck\n${body}`;
}

/**
 * Modules that samples import but that aren't installed with the release. How samples use
 * them isn't checked.
 */
export const foreign = new Set<string>();

/** Matches modules that a site's bundler provides and that the compiler can't resolve. */
const GENERATED = /^(?:@generated\/|@theme(?:-original|-init)?\/|!)/;

async function checkCode(page: Page): Promise<string[]> {
  const samples = checkable(page, isCode);
  const files = Object.fromEntries(
    samples.map((sample) => [
      fileOf(page, sample),
      isLive(sample) ? liveModule(sample.code) : `${sample.code}\n`,
    ]),
  );
  // Add other files on the page, so that samples can import data and styles.
  for (const sample of page.samples) {
    if (['json', 'css'].includes(sample.language) && sample.title?.includes('.')) {
      files[fileOf(page, sample)] = sample.code;
    }
  }
  const folders = page.samples.map((_, index) => `./${index}`);
  const diagnostics = await compile(page.file.replaceAll(/[^\w]+/g, '-'), files, {
    rootDirs: folders,
    paths: { '@site/*': folders.map((folder) => `${folder}/*`) },
  });
  return diagnostics.flatMap(({ file, line, code, message }) => {
    const sample = samples.find(
      (candidate) => fileOf(page, candidate) === path.posix.normalize(file),
    );
    const missing =
      /Cannot find module '([^']+)'|Could not find a declaration file for module '([^']+)'/.exec(
        message,
      );
    const name = missing?.[1] ?? missing?.[2];
    if (name && !name.startsWith('.') && !name.startsWith('@site/')) {
      if (GENERATED.test(name) || (missing?.[1] && !installed(name)) || missing?.[2]) {
        foreign.add(name);
        return [];
      }
    }
    // Ignore errors that JavaScript samples can't fix without types and assertions.
    if (
      /^(?:jsx?|mjs|cjs)$/.test(sample?.language ?? '') &&
      (/^(?:7\d{3}|8\d{3}|1804[678]|253[123])$/.test(String(code)) ||
        message.startsWith("Type 'unknown'"))
    ) {
      return [];
    }
    return [
      `${page.file}:${(sample?.line ?? 0) + line - (sample && isLive(sample) ? 1 : 0)} ${sample?.title ?? file}: ${message}`,
    ];
  });
}

const frontMatterOf = (code: string) => /^---\n([\s\S]*?)\n---(?:\n|$)/.exec(code);

function checkData(page: Page): string[] {
  return checkable(page, ({ language }) => /^(?:json|ya?ml)$/.test(language)).flatMap((sample) => {
    try {
      if (sample.language === 'json') {
        JSON.parse(sample.code);
      } else {
        yaml.load(sample.code);
      }
      return [];
    } catch (error) {
      return [`${page.file}:${sample.line} ${(error as Error).message}`];
    }
  });
}

/**
 * Writes all files on a page to a site folder. If several files have the same name, the
 * given one is used.
 */
function writeSite(page: Page, sample: Sample): string {
  const site = path.join(
    release.work,
    'sites',
    page.file.replaceAll(/[^\w]+/g, '-'),
    String(page.samples.indexOf(sample)),
  );
  rmSync(site, { recursive: true, force: true });
  const named = checkable(
    page,
    ({ title, language }) => title !== undefined && VERIFIED.test(language),
  );
  for (const other of [...named, sample]) {
    const file = path.join(site, fileOf(page, other).replace(/^\d+\//, ''));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, other.code);
  }
  return path.join(site, fileOf(page, sample).replace(/^\d+\//, ''));
}

/** What the release checks in a sample, apart from types. See validateSamples.cjs. */
type Validation =
  | { readonly kind: 'site' | 'sidebars'; readonly file: string }
  | { readonly kind: 'front matter'; readonly of: string; readonly values: unknown }
  | { readonly kind: 'markup'; readonly format: 'md' | 'mdx'; readonly body: string };

function validationsOf(page: Page, sample: Sample): Validation[] {
  if (isCode(sample) && /(?:^|\/)docusaurus\.config\.\w+$/.test(sample.title ?? '')) {
    return [{ kind: 'site', file: writeSite(page, sample) }];
  }
  if (isCode(sample) && /(?:^|\/)sidebars\.\w+$/.test(sample.title ?? '')) {
    return [{ kind: 'sidebars', file: writeSite(page, sample) }];
  }
  if (!/^mdx?$/.test(sample.language)) {
    return [];
  }
  const isMarkdown = sample.language === 'md' || sample.title?.endsWith('.md');
  const [frontMatter = '', values] = frontMatterOf(sample.code) ?? [];
  const markup: Validation = {
    kind: 'markup',
    format: isMarkdown ? 'md' : 'mdx',
    body: sample.code.replace(frontMatter, ''),
  };
  const of = /^(docs|blog|src\/pages)\//.exec(sample.title ?? '')?.[1];
  return values && of
    ? [
        markup,
        {
          kind: 'front matter',
          of: of === 'src/pages' ? 'pages' : of,
          values: yaml.load(values) ?? {},
        },
      ]
    : [markup];
}

type Result = { readonly message?: string; readonly missing?: string } | null;

/** Runs validations of the release. Starting Docusaurus takes a second, so all pages share one process. */
const validate = inBatches(
  (validations: readonly Validation[]): Promise<readonly Result[]> =>
    new Promise((resolve, reject) => {
      const script = path.join(root, 'tests/docs/validateSamples.cjs');
      const child = execFile(
        process.execPath,
        [script, release.packages],
        { maxBuffer: 1e8 },
        (error, stdout) => (error ? reject(error) : resolve(JSON.parse(stdout))),
      );
      child.stdin?.end(JSON.stringify(validations));
    }),
);

async function checkWithTool(page: Page): Promise<string[]> {
  const validations = checkable(page, () => true).flatMap((sample) =>
    validationsOf(page, sample).map((validation) => ({ sample, validation })),
  );
  const problems = validations.map(async ({ sample, validation }) => {
    const result = await validate(validation);
    if (result?.missing) {
      foreign.add(result.missing);
    }
    const name = sample.title ? `${sample.title}: ` : '';
    return result?.message ? [`${page.file}:${sample.line} ${name}${result.message}`] : [];
  });
  return (await Promise.all(problems)).flat();
}

/** Finds commands in shell code, with their flags. */
function* commandsIn(code: string) {
  for (const line of code.replaceAll(/\\\n\s*/g, ' ').split('\n')) {
    const words = line.replace(/^\s*[$>]\s+/, '').replace(/\s#.*$/, '');
    const [, direct, script, create, rest = ''] =
      /(?:\bdocusaurus ([a-z][\w:-]*)|\bnpm run (build|start|serve|deploy|swizzle|clear|write-\w+(?:-ids)?)\b|\bnpm (?:init|create) (docusaurus)\S*)(.*)$/.exec(
        words,
      ) ?? [];
    const command = direct ?? script ?? (create && 'create-docusaurus');
    if (command) {
      yield { command, flags: rest.match(/(?<=\s)--?[a-zA-Z][\w-]*/g) ?? [], line };
    }
  }
}

function checkCommands(page: Page): string[] {
  const reference = readReference();
  const known = new Map(
    Object.entries(reference)
      .filter(([of]) => of.startsWith('cli '))
      .map(([of, flags]) => [of.slice(4), flags]),
  );
  return checkable(page, ({ language }) => /^(?:bash|sh|shell)$/.test(language)).flatMap((sample) =>
    [...commandsIn(sample.code)].flatMap(({ command, flags, line }) => {
      // Commands of plugins: the docs plugin, or the plugin that the page explains how to write.
      if (/^docs:version/.test(command) || page.text.includes(`.command('${command}`)) {
        return [];
      }
      const entries = known.get(command);
      if (!entries) {
        return [`${page.file}:${sample.line} "${line}": the release has no command ${command}`];
      }
      const names = new Set(Object.entries(entries).flatMap(([name, { short }]) => [name, short]));
      return flags
        .filter((flag) => !names.has(flag))
        .map((flag) => `${page.file}:${sample.line} "${line}": ${command} has no ${flag}`);
    }),
  );
}

/**
 * Returns what the release rejects in the samples of a page, as `file:line message`. Checks of
 * several pages that run at the same time share their compiler.
 */
export async function checkSamples(page: Page): Promise<string[]> {
  if (page.samples.length === 0) {
    return [];
  }
  const problems = [checkCode(page), checkData(page), checkWithTool(page), checkCommands(page)];
  return (await Promise.all(problems)).flat();
}
