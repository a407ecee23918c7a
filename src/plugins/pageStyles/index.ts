import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Chunk, ChunkGraph, Compiler, Module } from 'webpack';
import { checkClasses } from './checkClasses';
import { dropUnusedRules, readMentions } from './dropUnusedRules';
import { inlineConstants } from './inlineConstants';
import { linkSheets } from './linkSheets';
import { type ChunkUse, EVERY_PAGE, kindOf, sheetOf } from './sheetOf';

function readUse(chunk: Chunk): ChunkUse {
  const requests = [...chunk.groupsIterable].flatMap(({ origins }) =>
    origins.map(({ request }) => request ?? ''),
  );
  return { sheets: new Set(requests.map(kindOf)), isOnEveryPage: chunk.canBeInitial() };
}

/**
 * Chooses the style sheets of modules, removes unused rules, writes constants into rules, and adds the sheets of each
 * page to the manifest.
 */
class PageStyles {
  private chunkGraph?: ChunkGraph;

  /** On a site with many pages, each component is in many chunks, and reading them takes long. */
  private readonly uses = new Map<Chunk, ChunkUse>();

  constructor(
    private readonly manifestFile: string,
    /** Where the complete sheets are written, so that `tests/e2e/styles.spec.ts` can compare them. */
    private readonly completeDir: string,
  ) {}

  /** The name of the sheet that a module's styles belong to. */
  readonly sheetName = (module: Module): string => {
    const chunks = this.chunkGraph?.getModuleChunks(module) ?? [];
    return sheetOf(chunks.map((chunk) => this.useOf(chunk)));
  };

  private useOf(chunk: Chunk): ChunkUse {
    const known = this.uses.get(chunk) ?? readUse(chunk);
    this.uses.set(chunk, known);
    return known;
  }

  /** Called by the bundler. */
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('PageStyles', (compilation) => {
      this.chunkGraph = compilation.chunkGraph;
      // After the minifier, so that there's less to read.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      compilation.hooks.processAssets.tap({ name: 'PageStyles', stage }, (assets) => {
        const textOf = (file: string) => String(assets[file]?.source());
        const isCommon = (file: string) => file.startsWith(`assets/css/${EVERY_PAGE}.`);
        const files = Object.keys(assets);
        const scripts = files.filter((file) => file.endsWith('.js'));
        // Other files are copies of static ones.
        const sheets = files.filter((file) => /^assets\/css\/.+\.css$/.test(file));
        rmSync(this.completeDir, { recursive: true, force: true });
        mkdirSync(this.completeDir, { recursive: true });
        for (const file of sheets) {
          writeFileSync(path.join(this.completeDir, path.basename(file)), textOf(file));
        }
        const inScripts = readMentions(scripts.map(textOf));
        const inSheets = readMentions(sheets.filter((file) => !isCommon(file)).map(textOf));
        const mentions = {
          words: new Set([...inScripts.words, ...inSheets.words]),
          prefixes: [...inScripts.prefixes, ...inSheets.prefixes],
        };
        const used = sheets.map((file) =>
          isCommon(file) ? dropUnusedRules(textOf(file), mentions) : textOf(file),
        );
        for (const [index, css] of inlineConstants(used, inScripts.words).entries()) {
          compilation.updateAsset(sheets[index] ?? '', new sources.RawSource(css));
        }
      });
    });
    compiler.hooks.afterEmit.tap('PageStyles', ({ chunkGroups }) => {
      const chunksOf = new Map<string, Set<string>>();
      for (const { origins, chunks } of chunkGroups) {
        for (const { request = '' } of origins) {
          const known = chunksOf.get(request) ?? new Set();
          chunksOf.set(request, known);
          for (const { id } of chunks) {
            known.add(String(id));
          }
        }
      }
      const manifest = JSON.parse(readFileSync(this.manifestFile, 'utf8'));
      writeFileSync(this.manifestFile, JSON.stringify(linkSheets(manifest, chunksOf)));
    });
  }
}

/**
 * Gives each kind of page a style sheet, next to the one that all pages have. Docusaurus writes a single one, because
 * rules that are in several sheets apply in a different order when they load in a different order. Here, no rule is
 * in two sheets. The bundler loads the sheets of a page before the page is displayed. The one that all pages have is
 * without the rules that no page needs, and custom properties that never change are replaced by their values. A page
 * with a class whose rules were removed by name stops the build.
 *
 * Delete this when Docusaurus splits styles.
 */
export default function pageStylesPlugin({ generatedFilesDir }: LoadContext): Plugin {
  return {
    name: 'site-page-styles',
    configureWebpack(config, isServer) {
      if (isServer || config.mode !== 'production') {
        return {};
      }
      const pageStyles = new PageStyles(
        path.join(generatedFilesDir, 'client-manifest.json'),
        path.join(generatedFilesDir, 'complete-styles'),
      );
      return {
        optimization: {
          splitChunks: { cacheGroups: { styles: { name: pageStyles.sheetName } } },
        } as never,
        plugins: [pageStyles],
      };
    },
    postBuild: ({ outDir }) => checkClasses(outDir),
  };
}
