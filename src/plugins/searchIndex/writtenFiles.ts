import { SHARD_FOLDER } from '../../search/embedded/shard';

/** A file in the precache manifest of the service worker. */
export interface StoredFile {
  readonly url: string;
  /** Hash of the content, or null if the file name already contains it. */
  readonly revision: string | null;
  readonly size: number;
}

/**
 * Adds the files of the search index to the service worker's precache manifest. The
 * `postBuild` steps run at the same time, so when the offline plugin creates the manifest,
 * these files may be missing, incomplete, or from the last build. Remove this when the
 * offline plugin creates its manifest after all other steps.
 */
export class WrittenFiles {
  #tell: (files: readonly StoredFile[]) => void = () => undefined;
  readonly #files = new Promise<readonly StoredFile[]>((resolve) => {
    this.#tell = resolve;
  });

  /** Call this after all files have been written. */
  readonly done = (files: readonly StoredFile[]): void => this.#tell(files);

  /**
   * Waits for the files and replaces the ones that Workbox found. Use it in Workbox's
   * `manifestTransforms` option.
   */
  readonly putInto = async <Entry extends { readonly url: string }>(
    entries: readonly Entry[],
  ): Promise<{ manifest: (Entry | StoredFile)[]; warnings: string[] }> => {
    const others = entries.filter(({ url }) => !url.startsWith(`${SHARD_FOLDER}/`));
    return { manifest: [...others, ...(await this.#files)], warnings: [] };
  };
}
