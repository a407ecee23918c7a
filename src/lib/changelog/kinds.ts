/**
 * The kinds of changes, in the order in which pages and files list them. Changes that
 * can break a site come first, and the ones that only maintainers notice come last.
 */
export const kinds = [
  {
    id: 'breaking',
    title: 'Breaking changes',
    slug: 'breaking-changes',
    one: 'breaking change',
    many: 'breaking changes',
  },
  {
    id: 'feature',
    title: 'New features',
    slug: 'new-features',
    one: 'new feature',
    many: 'new features',
  },
  { id: 'bug', title: 'Bug fixes', slug: 'bug-fixes', one: 'bug fix', many: 'bug fixes' },
  {
    id: 'performance',
    title: 'Performance',
    slug: 'performance',
    one: 'performance change',
    many: 'performance changes',
  },
  { id: 'polish', title: 'Polish', slug: 'polish', one: 'refinement', many: 'refinements' },
  {
    id: 'docs',
    title: 'Documentation',
    slug: 'documentation',
    one: 'documentation change',
    many: 'documentation changes',
  },
  {
    id: 'dependencies',
    title: 'Dependencies',
    slug: 'dependencies',
    one: 'dependency change',
    many: 'dependency changes',
  },
  {
    id: 'maintenance',
    title: 'Maintenance',
    slug: 'maintenance',
    one: 'maintenance change',
    many: 'maintenance changes',
  },
] as const;

/** A kind of change. */
export type Kind = (typeof kinds)[number];

/** The ID of a kind, as used in release data. */
export type KindId = Kind['id'];

const byId = new Map<string, Kind>(kinds.map((kind) => [kind.id, kind]));

/** Returns the kind with the given ID. */
export function kindOf(id: KindId): Kind {
  return byId.get(id) as Kind;
}

/** Returns a phrase such as "1 bug fix" or "36 bug fixes". */
export function countOf(id: KindId, count: number): string {
  const { one, many } = kindOf(id);
  return `${count} ${count === 1 ? one : many}`;
}
