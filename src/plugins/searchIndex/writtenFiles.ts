import { SHARD_FOLDER } from '../../search/embedded/shard';

/** A file in the list of what a service worker stores. */
export interface StoredFile {
  readonly url: string;
  /** Hash of the content, or null where the name of the file changes with it. */
  readonly revision: string | null;
  readonly size: number;
}

/**
 * Tells the list of the service worker which files the search index has. Build
 * steps run side by side: when the list is made, these files may be missing, half
 * written, or still those of the last build. To be removed when the offline
 * plugin makes its list after all other steps.
 */
export class WrittenFiles {
  #tell: (files: readonly StoredFile[]) => void = () => undefined;
  readonly #files = new Promise<readonly StoredFile[]>((resolve) => {
    this.#tell = resolve;
  });

  /** Called when all files are there. */
  readonly done = (files: readonly StoredFile[]): void => this.#tell(files);

  /** Waits for the files and puts them in the place of those that were found; a `manifestTransforms` of Workbox. */
  readonly putInto = async <Entry extends { readonly url: string }>(
    entries: readonly Entry[],
  ): Promise<{ manifest: (Entry | StoredFile)[]; warnings: string[] }> => {
    const others = entries.filter(({ url }) => !url.startsWith(`${SHARD_FOLDER}/`));
    return { manifest: [...others, ...(await this.#files)], warnings: [] };
  };
}
