import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import type { z } from 'zod';
import { requestsSchema } from '../../data/featureRequests/schema';
import { releasesSchema } from '../../data/releases/schema';
import { sitesSchema } from '../../data/showcase/schema';
import { formatOf, parseMarkdown } from '../../lib/markdown';
import { authorsSchema, tagsSchema } from './blogSchemas';
import { checkDiagrams } from './checkDiagrams';
import { checkDelimiters, checkFrontMatter } from './checkFrontMatter';
import { checkHeadings, checkIdSyntax, headingIdsIn } from './checkHeadings';
import { checkImageFile, checkImages } from './checkImages';
import { checkComponents, checkImports } from './checkImports';
import { checkLinks } from './checkLinks';
import { checkPlainMarkdown } from './checkPlainMarkdown';
import { checkStyle } from './checkStyle';
import { checkYaml } from './checkYaml';
import { contentKinds, kindOf } from './contentKinds';
import type { Finding } from './finding';
import { type Page, readSiteFiles, type SiteFiles } from './siteFiles';

/** Data files with their schemas. The editor uses the same ones. */
export const dataFiles: Readonly<Record<string, z.ZodType>> = {
  'src/data/showcase/sites.json': sitesSchema,
  'src/data/featureRequests/requests.json': requestsSchema,
  'src/data/releases/releases.json': releasesSchema,
  'blog/authors.yml': authorsSchema,
  'blog/tags.yml': tagsSchema,
};

interface Options {
  /** The site's folder. */
  readonly root: string;
  /** Returns a file as it was before the change, or undefined if it's new. */
  readonly before: (file: string) => string | undefined;
}

/** Parses a page, or reports why that's impossible. */
function parsePage(file: string, source: string): Root | Finding {
  try {
    return parseMarkdown(source, formatOf(file));
  } catch (error) {
    const { message, line = 1 } = error as Error & { line?: number };
    const where = { file, line, check: 'mdx' };
    const [syntax] = checkIdSyntax(file, source.split('\n')[line - 1] ?? '');
    return {
      ...where,
      found: `text that isn't valid MDX (${message})`,
      write: 'a backslash before { and <, or close the tag',
      ...syntax,
    };
  }
}

async function checkPage(
  file: string,
  { root, before }: Options,
  site: SiteFiles,
): Promise<Finding[]> {
  const source = readFileSync(path.join(root, file), 'utf8');
  const kind = kindOf(file);
  const page: Page = { file, source, lines: source.split('\n'), site };
  const delimiters = kind ? checkDelimiters(page) : [];
  if (delimiters.length > 0) {
    return delimiters;
  }
  const findings = kind ? checkFrontMatter(page, kind.schema) : [];
  const tree = parsePage(file, source);
  if ('found' in tree) {
    return [...findings, tree];
  }
  const old = before(file);
  findings.push(
    ...checkHeadings({
      file,
      source,
      tree,
      needsIds: kind?.hasHeadingIds ?? false,
      idsBefore: kind && old !== undefined ? headingIdsIn(file, old) : [],
    }),
    ...checkLinks(page, tree),
    ...checkImages(page, tree),
    ...checkDiagrams(file, tree),
    ...checkImports(page, tree),
    ...checkComponents(page, tree, site.components()),
    ...(formatOf(file) === 'md' ? checkPlainMarkdown(file, tree) : []),
    // The build has its own, stricter rules for release notes.
    ...(kind === contentKinds.release ? [] : await checkStyle(file, source, tree)),
  );
  return findings;
}

/** Whether a file is content that writers edit. The test area contains mistakes on purpose. */
const isChecked = (file: string) =>
  /^(?:docs|versioned_docs|community|blog|changelog|static|src)\//.test(file);

/**
 * Checks Markdown files, images, and data files: front matter, headings, links, alternative
 * texts, descriptions of diagrams, imports, sizes, and the style of Markdown.
 *
 * @param files paths relative to the site's folder
 */
export async function checkContent(files: readonly string[], options: Options): Promise<Finding[]> {
  const site = readSiteFiles(options.root);
  const findings: Finding[] = [];
  for (const file of files.filter((each) => existsSync(path.join(options.root, each)))) {
    const schema = dataFiles[file];
    if (schema) {
      const text = readFileSync(path.join(options.root, file), 'utf8');
      findings.push(...checkYaml({ file, check: 'data', text, schema }));
    } else if (isChecked(file) && /\.mdx?$/.test(file) && path.basename(file) !== 'README.md') {
      findings.push(...(await checkPage(file, options, site)));
    } else if (isChecked(file) && /\.(?:png|jpe?g|webp|gif|svg)$/.test(file)) {
      findings.push(...(await checkImageFile(options.root, file)));
    }
  }
  return findings;
}
