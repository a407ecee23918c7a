import type { KindId } from './kinds';

/** Where a change was made: its pull request, who wrote it, and which packages it's in. */
export interface Source {
  /** Number of the pull request. */
  readonly pr?: number;
  /** Number of the issue, for old changes that have no pull request. */
  readonly issue?: number;
  /** npm names of the packages that were changed. */
  readonly packages: readonly string[];
  /** GitHub handles. */
  readonly authors: readonly string[];
}

/** A change in a release: what changed, and its pull request. */
export type Change<S extends Source = Source> = S & {
  /** One sentence without a period. It can have code in backticks, but no other Markdown. */
  readonly summary: string;
  /** The other pull requests, if the change has several. */
  readonly more?: readonly S[];
};

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

/** A pull request with the ID that readers can link to. */
export interface AnchoredSource extends Source {
  readonly id: string;
}

/** A change whose pull requests all have an ID. The first one's ID is also the change's ID. */
export type AnchoredChange = Change<AnchoredSource>;

/** Returns the pull requests of a change, in the order in which the file lists them. */
export function sourcesOf<S extends Source>(change: Change<S>): readonly S[] {
  return [change, ...(change.more ?? [])];
}

/** Returns the packages in which a change was made, each one once. */
export function packagesOf(change: Change): readonly string[] {
  return [...new Set(sourcesOf(change).flatMap(({ packages }) => packages))];
}

/**
 * Adds an ID to every change and to its other pull requests. It stays the same when changes
 * are added or merged: `pr-11142` or `issue-1860`. If a pull request is listed under a second
 * kind, its ID there is `pr-11142-bug`. In the oldest releases, some changes have neither a
 * pull request nor an issue. They're numbered within their kind: `feature-3`.
 */
export function withIds(categories: readonly Category[]): Category<AnchoredChange>[] {
  const taken = new Set<string>();
  const idOf = ({ pr, issue }: Source, kind: KindId, otherwise: string): string => {
    const name = pr ? `pr-${pr}` : issue ? `issue-${issue}` : otherwise;
    const id = [name, `${name}-${kind}`].find((candidate) => !taken.has(candidate)) ?? otherwise;
    taken.add(id);
    return id;
  };
  return categories.map(({ kind, changes }) => ({
    kind,
    changes: changes.map(({ more, ...change }, index) => {
      const number = `${kind}-${index + 1}`;
      return {
        id: idOf(change, kind, number),
        ...change,
        ...(more && {
          more: more.map((source, position) => ({
            id: idOf(source, kind, `${number}-${position + 2}`),
            ...source,
          })),
        }),
      };
    }),
  }));
}

/** Returns the number of changes in a release. */
export function changeCount(categories: readonly Category[]): number {
  return categories.reduce((sum, { changes }) => sum + changes.length, 0);
}

const REPOSITORY = 'https://github.com/facebook/docusaurus';

/** Returns a link to a pull request or, if there's none, to the issue. */
export function referenceOf({
  pr,
  issue,
}: Pick<Source, 'pr' | 'issue'>): { readonly label: string; readonly url: string } | undefined {
  if (pr) {
    return { label: `#${pr}`, url: `${REPOSITORY}/pull/${pr}` };
  }
  return issue ? { label: `#${issue}`, url: `${REPOSITORY}/issues/${issue}` } : undefined;
}

/** Returns the GitHub page of a user or, for bots, of their app. */
export function profileUrl(handle: string): string {
  const bot = /^(.+)\[bot\]$/.exec(handle)?.[1];
  return `https://github.com/${bot ? `apps/${bot}` : handle}`;
}
