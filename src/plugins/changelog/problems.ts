/** One mistake in a changelog file, told so that its writer can mend it. */
export interface Problem {
  /** Path from the site's folder. */
  readonly file: string;
  /** Line in the file, counted from 1, where it is known. */
  readonly line?: number;
  readonly field: string;
  readonly found: string;
  readonly expected: string;
}

/** "changelog/3.8.0.md:12: summary: found "", expected …" */
export function describeProblem({ file, line, field, found, expected }: Problem): string {
  return `${file}${line ? `:${line}` : ''}: ${field}: found ${found}, expected ${expected}`;
}

/** Stops the build with every mistake at once, not only the first. */
export class ChangelogError extends Error {
  constructor(problems: readonly Problem[]) {
    const count = problems.length === 1 ? 'one mistake' : `${problems.length} mistakes`;
    super(
      `The changelog has ${count}:\n${problems.map((problem) => `- ${describeProblem(problem)}`).join('\n')}`,
    );
    this.name = 'ChangelogError';
  }
}
