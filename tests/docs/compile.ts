import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inBatches } from './inBatches';
import { release, root } from './release';

/** A compiler error in a project file. */
export interface Diagnostic {
  readonly file: string;
  readonly line: number;
  readonly code: number;
  readonly message: string;
}

const OPTIONS = {
  target: 'ES2022',
  lib: ['ES2022', 'DOM', 'DOM.Iterable'],
  jsx: 'react-jsx',
  module: 'esnext',
  moduleResolution: 'bundler',
  esModuleInterop: true,
  allowJs: true,
  checkJs: true,
  noEmit: true,
  skipLibCheck: true,
  resolveJsonModule: true,
  strict: true,
  moduleDetection: 'force',
  noErrorTruncation: true,
  types: ['node', '@docusaurus/module-type-aliases', '@docusaurus/theme-classic'],
};

/**
 * Packages whose types declare modules, and file types that a site's bundler turns into
 * modules.
 */
const AMBIENT = `/// <reference types="@docusaurus/plugin-content-docs" />
/// <reference types="@docusaurus/plugin-content-blog" />
/// <reference types="@docusaurus/plugin-content-pages" />
/// <reference types="@docusaurus/plugin-ideal-image" />
/// <reference types="@docusaurus/theme-common" />
/// <reference types="@docusaurus/theme-live-codeblock" />
/// <reference types="@docusaurus/theme-mermaid" />
/// <reference types="@docusaurus/theme-search-algolia" />
declare module '*.md' { const Content: import('react').ComponentType; export default Content; }
declare module '*.mdx' { const Content: import('react').ComponentType; export default Content; }
declare module '*.png' { const url: string; export default url; }
declare module '*.jpg' { const url: string; export default url; }
declare module '*.csv' { const url: string; export default url; }
declare module '*.yml' { const data: unknown; export default data; }
declare module '!!raw-loader!*' { const text: string; export default text; }
`;

/** Folder of the projects, one for each page. */
const projects = path.join(release.work, 'projects');

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** Hash of everything that a result depends on, except for the compiled files. */
const basis = hash(
  [
    readFileSync(new URL(import.meta.url), 'utf8'),
    readFileSync(path.join(release.packages, 'package-lock.json'), 'utf8'),
  ].join('\n'),
);

/**
 * Compiles projects and returns the messages of each. One compiler for all of them reads the types
 * of the release only once.
 */
const run = inBatches(async (names: readonly string[]): Promise<readonly string[][]> => {
  const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
  const output = await new Promise<string>((resolve, reject) => {
    execFile(
      process.execPath,
      [tsc, '--build', '--force', '--pretty', 'false', ...names],
      { cwd: projects, maxBuffer: 1e8 },
      (error, stdout, stderr) =>
        error && !stdout ? reject(new Error(stderr || error.message)) : resolve(stdout),
    );
  });
  const messages = new Map(names.map((name): [string, string[]] => [name, []]));
  let current: string[] | undefined;
  for (const line of output.split('\n')) {
    const [, name = '', message] = /^([^/\s]+)\/(.+\(\d+,\d+\): error TS.*)$/.exec(line) ?? [];
    if (message !== undefined) {
      current = messages.get(name);
      current?.push(message);
    } else if (line.startsWith('  ')) {
      current?.push(line);
    } else if (line.trim()) {
      throw new Error(`The compiler rejects a project of a page: ${line}`);
    }
  }
  return [...messages.values()];
});

/**
 * Type-checks files as a project inside the release. `files` maps paths in the project to their
 * content, and `options` are additional compiler options. Results are cached by content.
 */
export async function compile(
  name: string,
  files: Readonly<Record<string, string>>,
  options: Readonly<Record<string, unknown>> = {},
): Promise<readonly Diagnostic[]> {
  const key = hash(JSON.stringify([basis, files, options]));
  const stored = path.join(release.work, 'results', `${hash(name)}-${key}.json`);
  try {
    return JSON.parse(readFileSync(stored, 'utf8'));
  } catch {
    // Not compiled yet.
  }
  const project = path.join(projects, name);
  rmSync(project, { recursive: true, force: true });
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(project, file)), { recursive: true });
    writeFileSync(path.join(project, file), text);
  };
  write(
    'tsconfig.json',
    JSON.stringify({ compilerOptions: { ...OPTIONS, ...options }, include: ['./**/*'] }),
  );
  write('ambient.d.ts', AMBIENT);
  for (const [file, text] of Object.entries(files)) {
    write(file, text);
  }
  const diagnostics: Diagnostic[] = [];
  for (const line of await run(name)) {
    const [, file, at, code, message] =
      /^(.+?)\((\d+),\d+\): error TS(\d+): (.*)$/.exec(line) ?? [];
    if (file && message !== undefined) {
      diagnostics.push({ file, line: Number(at), code: Number(code), message });
    } else if (diagnostics.length > 0) {
      const last = diagnostics[diagnostics.length - 1] as Diagnostic;
      diagnostics[diagnostics.length - 1] = { ...last, message: `${last.message} ${line.trim()}` };
    }
  }
  mkdirSync(path.dirname(stored), { recursive: true });
  writeFileSync(stored, JSON.stringify(diagnostics));
  return diagnostics;
}
