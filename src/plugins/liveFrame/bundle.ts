import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rspack } from '@docusaurus/faster';

/** Extensions of modules, in the order in which they're tried. */
const EXTENSIONS = ['.tsx', '.ts', '.jsx', '.js', '.mjs', '.json'];

/** The theme's scope of live code, and the one that extends it, if the site has one. */
function scopeAliases(siteDir: string): Record<string, string> {
  const { resolve } = createRequire(path.join(siteDir, 'package.json'));
  const theme = path.join(
    path.dirname(resolve('@docusaurus/theme-live-codeblock')),
    'theme/ReactLiveScope',
  );
  const own = path.join(siteDir, 'src/theme/ReactLiveScope');
  const hasOwn = [own, ...EXTENSIONS.map((extension) => own + extension)].some(existsSync);
  return { '@theme-original/ReactLiveScope': theme, '@theme/ReactLiveScope': hasOwn ? own : theme };
}

/**
 * Bundles a script with everything that it imports into one file, because a sandboxed frame can't
 * load scripts offline: service workers don't answer its requests.
 */
export async function bundle(entry: string, siteDir: string): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'live-frame-'));
  try {
    const compiler = rspack({
      mode: 'production',
      context: siteDir,
      entry,
      target: ['web', 'es2020'],
      devtool: false,
      output: { path: folder, filename: 'frame.js' },
      resolve: {
        extensions: EXTENSIONS,
        alias: { ...scopeAliases(siteDir), '@site': siteDir },
      },
      module: {
        rules: [
          {
            test: /\.[jt]sx?$/,
            exclude: /node_modules/,
            loader: 'builtin:swc-loader',
            options: {
              jsc: {
                parser: { syntax: 'typescript', tsx: true },
                transform: { react: { runtime: 'automatic' } },
              },
            },
          },
          // The frame has no editor, so it doesn't need the highlighter.
          { test: /[\\/](prism-react-renderer|use-editable)[\\/]/, sideEffects: false },
        ],
      },
      performance: false,
    });
    await new Promise<void>((resolve, reject) => {
      compiler.run((error, stats) => {
        const problem =
          error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : null);
        compiler.close(() => (problem ? reject(problem) : resolve()));
      });
    });
    return readFileSync(path.join(folder, 'frame.js'), 'utf8');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
