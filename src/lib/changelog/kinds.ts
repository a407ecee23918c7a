/**
 * The kinds of change, in the order in which pages and files show them: what
 * may break a site comes first, what only maintainers notice comes last.
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

/** One row of the table of kinds. */
export type Kind = (typeof kinds)[number];

/** The short name of a kind, as release data uses it. */
export type KindId = Kind['id'];

const byId = new Map<string, Kind>(kinds.map((kind) => [kind.id, kind]));

/** The row of a kind. */
export function kindOf(id: KindId): Kind {
  return byId.get(id) as Kind;
}

/** "1 bug fix", "36 bug fixes". */
export function countOf(id: KindId, count: number): string {
  const { one, many } = kindOf(id);
  return `${count} ${count === 1 ? one : many}`;
}
