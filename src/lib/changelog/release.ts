import type { KindId } from './kinds';

/** A change in a release: what changed, in which packages, and where it was discussed. */
export interface Change {
  /** One sentence without a period. It can have code in backticks, but no other Markdown. */
  readonly summary: string;
  /** Number of the pull request. */
  readonly pr?: number;
  /** Number of the issue, for old changes that have no pull request. */
  readonly issue?: number;
  /** npm names of the packages that were changed. */
  readonly packages: readonly string[];
  /** GitHub handles. */
  readonly authors: readonly string[];
}

/** The changes of one kind. */
export interface Category<C extends Change = Change> {
  readonly kind: KindId;
  readonly changes: readonly C[];
}

/** The content of a release file. */
export interface Release {
  readonly version: string;
  /** ISO date, without a time. */
  readonly date: string;
  /** GitHub handles of everyone whose work is in the release. */
  readonly contributors: readonly string[];
  readonly categories: readonly Category[];
}

/** A change with the ID that readers can link to. */
export interface AnchoredChange extends Change {
  readonly id: string;
}

/**
 * Adds an ID to every change. It stays the same when changes are added: `pr-11142` or
 * `issue-1860`. If a pull request is listed under a second kind, its ID there is
 * `pr-11142-bug`. In the oldest releases, some changes have neither a pull request nor
 * an issue. They're numbered within their kind: `feature-3`.
 */
export function withIds(categories: readonly Category[]): Category<AnchoredChange>[] {
  const taken = new Set<string>();
  return categories.map(({ kind, changes }) => ({
    kind,
    changes: changes.map((change, index) => {
      const candidates = change.pr
        ? [`pr-${change.pr}`, `pr-${change.pr}-${kind}`]
        : change.issue
          ? [`issue-${change.issue}`, `issue-${change.issue}-${kind}`]
          : [];
      const id = candidates.find((candidate) => !taken.has(candidate)) ?? `${kind}-${index + 1}`;
      taken.add(id);
      return { id, ...change };
    }),
  }));
}

/** Returns the number of changes in a release. */
export function changeCount(categories: readonly Category[]): number {
  return categories.reduce((sum, { changes }) => sum + changes.length, 0);
}

const REPOSITORY = 'https://github.com/facebook/docusaurus';

/** Returns a link to the pull request or issue of a change. */
export function referenceOf(
  change: Pick<Change, 'pr' | 'issue'>,
): { readonly label: string; readonly url: string } | undefined {
  if (change.pr) {
    return { label: `#${change.pr}`, url: `${REPOSITORY}/pull/${change.pr}` };
  }
  return change.issue
    ? { label: `#${change.issue}`, url: `${REPOSITORY}/issues/${change.issue}` }
    : undefined;
}

/** Returns the GitHub page of a user or, for bots, of their app. */
export function profileUrl(handle: string): string {
  const bot = /^(.+)\[bot\]$/.exec(handle)?.[1];
  return `https://github.com/${bot ? `apps/${bot}` : handle}`;
}
