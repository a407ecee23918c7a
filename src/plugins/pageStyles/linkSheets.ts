/** The parts of `client-manifest.json` that Docusaurus reads. */
export interface ClientManifest {
  readonly entrypoints: readonly string[];
  /** The chunks of an import. */
  readonly origins: Readonly<Record<string, readonly string[]>>;
  /** The files of a chunk, by their extension. */
  readonly assets: Readonly<Record<string, Readonly<Record<string, readonly unknown[]>>>>;
}

/**
 * Lists the style sheets of each imported module in the manifest, so that Docusaurus links to them from the pages
 * that use the module. Scripts aren't listed, because tags for the scripts of a page delay its styles.
 */
export function linkSheets(
  manifest: ClientManifest,
  chunksOf: ReadonlyMap<string, ReadonlySet<string>>,
): ClientManifest {
  const hasStyles = (chunk: string) => manifest.assets[chunk]?.css;
  const entries = [...chunksOf].map(
    ([request, chunks]) => [request, [...chunks].filter(hasStyles)] as const,
  );
  const entrypoints = Object.fromEntries(
    manifest.entrypoints.map((name) => [name, manifest.origins[name] ?? []]),
  );
  return {
    ...manifest,
    origins: {
      ...Object.fromEntries(entries.filter(([, chunks]) => chunks.length > 0)),
      ...entrypoints,
    },
  };
}
