import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { compile } from './compile';
import { type Page, readPages, type Sample } from './pages';
import { installed, readReference, release, root } from './release';

const pages = readPages().filter(({ samples }) => samples.length > 0);
const load = createRequire(
  path.join(release.packages, 'node_modules/@docusaurus/mdx-loader/package.json'),
);
const yaml: { load(text: string): unknown } = load('js-yaml');
const importModule = (name: string) => import(pathToFileURL(load.resolve(name)).href);

const counts = { verified: 0, excepted: 0, shown: 0 };

/** Languages of samples that can be verified. */
const VERIFIED = /^(?:tsx?|jsx?|mjs|cjs|mdx?|json|ya?ml|bash|sh|shell)$/;
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
const foreign = new Set<string>();

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

async function checkMarkup(page: Page): Promise<string[]> {
  const { compile: compileMdx } = await importModule('@mdx-js/mdx');
  const directive = (await importModule('remark-directive')).default;
  const gfm = (await importModule('remark-gfm')).default;
  const math = (await import('remark-math')).default;
  const problems: string[] = [];
  for (const sample of checkable(page, ({ language }) => language === 'mdx' || language === 'md')) {
    const body = sample.code.replace(frontMatterOf(sample.code)?.[0] ?? '', '');
    try {
      await compileMdx(body, {
        format: sample.language === 'md' || sample.title?.endsWith('.md') ? 'md' : 'mdx',
        // Without formulas, a dollar sign is just text, so the math plugin is added only if
        // there is one.
        remarkPlugins: body.includes('$') ? [directive, gfm, math] : [directive, gfm],
      });
    } catch (error) {
      problems.push(`${page.file}:${sample.line} ${(error as Error).message}`);
    }
  }
  return problems;
}

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

/** Returns which validation of Docusaurus applies to a sample, if any. */
function validationOf(page: Page, sample: Sample) {
  if (isCode(sample) && /(?:^|\/)docusaurus\.config\.\w+$/.test(sample.title ?? '')) {
    return { kind: 'site', file: writeSite(page, sample) };
  }
  if (isCode(sample) && /(?:^|\/)sidebars\.\w+$/.test(sample.title ?? '')) {
    return { kind: 'sidebars', file: writeSite(page, sample) };
  }
  const values = /^mdx?$/.test(sample.language) && frontMatterOf(sample.code)?.[1];
  const of = /^(docs|blog|src\/pages)\//.exec(sample.title ?? '')?.[1];
  if (values && of) {
    return {
      kind: 'front matter',
      of: of === 'src/pages' ? 'pages' : of,
      values: yaml.load(values) ?? {},
    };
  }
  return undefined;
}

function checkWithTool(page: Page): string[] {
  const validations = checkable(page, () => true).flatMap((sample) => {
    const validation = validationOf(page, sample);
    return validation ? [{ sample, validation }] : [];
  });
  if (validations.length === 0) {
    return [];
  }
  const input = JSON.stringify(validations.map(({ validation }) => validation));
  const output = execFileSync(
    process.execPath,
    [path.join(root, 'tests/docs/validateSamples.cjs'), release.packages],
    { input, encoding: 'utf8', maxBuffer: 1e8, stdio: ['pipe', 'pipe', 'ignore'] },
  );
  const results: ({ message?: string; missing?: string } | null)[] = JSON.parse(output);
  return results.flatMap((result, index) => {
    if (result?.missing) {
      foreign.add(result.missing);
    }
    const sample = validations[index]?.sample;
    return sample && result?.message
      ? [`${page.file}:${sample.line} ${sample.title}: ${result.message}`]
      : [];
  });
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

describe.each(pages.map((page) => [page.file, page] as const))('%s', (_file, page) => {
  for (const sample of page.samples) {
    const kind =
      !VERIFIED.test(sample.language) || sample.rendered
        ? 'shown'
        : sample.unverified
          ? 'excepted'
          : 'verified';
    counts[kind] += 1;
  }

  it('has samples that the release accepts', async () => {
    const problems = [
      ...(await checkCode(page)),
      ...(await checkMarkup(page)),
      ...checkData(page),
      ...checkWithTool(page),
      ...checkCommands(page),
    ];
    // npm run check reads the problems in the message.
    expect(problems, problems.join('\n')).toEqual([]);
  });
});

it('has few unverified samples', () => {
  expect(counts.excepted / counts.verified).toBeLessThan(0.05);
});

afterAll(() => {
  console.log(
    `${release.version}: ${counts.verified} samples verified, ${counts.excepted} unverified, ${counts.shown} in languages that can't be verified.\n` +
      `Imported modules that aren't installed with the release and weren't checked: ${[...foreign].sort().join(', ') || 'none'}.`,
  );
});
