import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Matches the font sources that only browsers without WOFF2 support would use. */
const OLD_FORMATS = /,url\([^)]+\) format\("(?:woff|truetype)"\)/g;

/**
 * Lets a formula that's wider than the screen scroll on its own. Otherwise, it would make
 * the page scroll.
 */
const WIDE_FORMULAS = '.katex-display{overflow-x:auto;overflow-y:hidden}';

/**
 * Reads the style sheet and the WOFF2 fonts of the KaTeX version that renders this site's
 * formulas. Paths are relative to the folder of the style sheet.
 *
 * @throws if the style sheet uses a font that isn't among the files
 */
export function readKatexFiles(siteDir: string): ReadonlyMap<string, Buffer> {
  // The styles have to match the markup, so they're from the version that rehype-katex uses.
  const rehypeKatex = createRequire(path.join(siteDir, 'package.json')).resolve('rehype-katex');
  const styleFile = createRequire(rehypeKatex).resolve('katex/dist/katex.min.css');
  const styles = readFileSync(styleFile, 'utf8').replaceAll(OLD_FORMATS, '');

  const fontFolder = path.join(path.dirname(styleFile), 'fonts');
  const fonts = readdirSync(fontFolder).filter((name) => name.endsWith('.woff2'));
  const files = new Map<string, Buffer>([
    ['katex.min.css', Buffer.from(styles + WIDE_FORMULAS)],
    ...fonts.map((name): [string, Buffer] => [
      `fonts/${name}`,
      readFileSync(path.join(fontFolder, name)),
    ]),
  ]);

  const missing = [...styles.matchAll(/url\(([^)]+)\)/g)]
    .map(([, address = '']) => address)
    .filter((address) => !files.has(address));
  if (missing.length > 0) {
    throw new Error(
      `${styleFile} uses ${missing.join(', ')}, which src/plugins/katexStyles doesn't serve. Update the plugin for this version of KaTeX.`,
    );
  }
  return files;
}
