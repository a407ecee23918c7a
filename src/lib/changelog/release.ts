import type { KindId } from './kinds';

/** One line of a release: what changed, in which packages, and where to read the work itself. */
export interface Change {
  /** One sentence without a full stop. Backticks mark code; no other Markdown. */
  readonly summary: string;
  /** Number of the pull request. */
  readonly pr?: number;
  /** Number of the issue, for old lines that name no pull request. */
  readonly issue?: number;
  /** npm names of the packages that the change touched. */
  readonly packages: readonly string[];
  /** GitHub handles. */
  readonly authors: readonly string[];
}

/** The changes of one kind. */
export interface Category<C extends Change = Change> {
  readonly kind: KindId;
  readonly changes: readonly C[];
}

/** What a release file says. */
export interface Release {
  readonly version: string;
  /** ISO date, without a time. */
  readonly date: string;
  /** GitHub handles of everyone whose work is in the release. */
  readonly contributors: readonly string[];
  readonly categories: readonly Category[];
}

/** A change with the fragment by which readers link to it. */
export interface AnchoredChange extends Change {
  readonly id: string;
}

/**
 * Gives every change a fragment that stays the same when lines are added:
 * `pr-11142` or `issue-1860`. A pull request that is listed under a second kind
 * gets `pr-11142-bug` there. Lines of the oldest releases, which name neither,
 * are numbered within their kind: `feature-3`.
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

/** All changes of a release. */
export function changeCount(categories: readonly Category[]): number {
  return categories.reduce((sum, { changes }) => sum + changes.length, 0);
}

const REPOSITORY = 'https://github.com/facebook/docusaurus';

/** Where a change was discussed, and how readers call that place. */
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

/** The GitHub page of a handle. Bots have theirs among the apps. */
export function profileUrl(handle: string): string {
  const bot = /^(.+)\[bot\]$/.exec(handle)?.[1];
  return `https://github.com/${bot ? `apps/${bot}` : handle}`;
}
