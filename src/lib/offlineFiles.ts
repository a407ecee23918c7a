/** A part of the site that readers can store for offline reading. */
export interface OfflineArea {
  /** Short name, such as `docs` or `3.8.0`. */
  readonly id: string;
  /** What readers see. */
  readonly label: string;
  /** Size of the download in bytes, compressed with gzip. */
  readonly bytes: number;
  /** Hash of each file, by its URL path. Those in archives come first. */
  readonly files: Readonly<Record<string, string>>;
  /** How many files each archive has, in the order of `files`. Areas that aren't stored by default have none. */
  readonly archives: readonly number[];
}

/** The list of files that the service worker can store. There's one for each build. */
export interface OfflineFiles {
  readonly areas: readonly OfflineArea[];
}

/** What the service worker reports about an area. */
export interface AreaState {
  readonly id: string;
  readonly label: string;
  readonly bytes: number;
  /** How many files the area has, and how many of them are stored. */
  readonly files: number;
  readonly stored: number;
  /** Whether the reader wants this area: by offline mode, or by a click. */
  readonly isWanted: boolean;
  /** Whether it's stored along with each of the other areas. */
  readonly isShared: boolean;
}

/** Why the service worker stopped storing files. */
export type StoreProblem = 'network' | 'full' | 'otherBuild';

/** Message of the service worker to all pages. */
export interface OfflineState {
  readonly type: 'OFFLINE';
  readonly areas: readonly AreaState[];
  readonly isStoring: boolean;
  readonly problem?: StoreProblem;
}

/** Message of a page to the service worker. */
export type OfflineRequest =
  /** Continue with what isn't stored yet. Sent by each page. */
  | { readonly type: 'resume' }
  /** Report the state. */
  | { readonly type: 'report' }
  /** Start this version instead of the old one. */
  | { readonly type: 'activate' }
  /** Store an area, or remove it. */
  | { readonly type: 'store' | 'remove'; readonly area: string };
