import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** The sources of a font that only browsers without woff2 would fetch. */
const OLD_FORMATS = /,url\([^)]+\) format\("(?:woff|truetype)"\)/g;

/** A formula that is wider than a phone scrolls by itself; KaTeX would let it widen the page. */
const WIDE_FORMULAS = '.katex-display{overflow-x:auto;overflow-y:hidden}';

/**
 * The style sheet and the fonts of the KaTeX that renders this site's formulas,
 * by their path below the style sheet's folder. Fonts are woff2 only.
 * @throws when a font that the style sheet names is not among the files.
 */
export function readKatexFiles(siteDir: string): ReadonlyMap<string, Buffer> {
  // Markup and styles have to come from one version: the one of rehype-katex.
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
      `${styleFile} names ${missing.join(', ')}, which src/plugins/katexStyles does not serve; adapt it to this version of KaTeX`,
    );
  }
  return files;
}
