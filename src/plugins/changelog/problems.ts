/** A mistake in a changelog file, with everything that its writer needs to fix it. */
export interface Problem {
  /** Path relative to the site's folder. */
  readonly file: string;
  /** Line number, starting at 1, if it's known. */
  readonly line?: number;
  readonly field: string;
  readonly found: string;
  readonly expected: string;
}

/** Returns a message such as `changelog/3.8.0.md:12: summary: found "", expected …`. */
export function describeProblem({ file, line, field, found, expected }: Problem): string {
  return `${file}${line ? `:${line}` : ''}: ${field}: found ${found}, expected ${expected}`;
}

/** The error that stops the build. Its message lists all mistakes, not only the first one. */
export class ChangelogError extends Error {
  constructor(problems: readonly Problem[]) {
    const count = problems.length === 1 ? '1 mistake' : `${problems.length} mistakes`;
    super(
      `The changelog has ${count}:\n${problems.map((problem) => `- ${describeProblem(problem)}`).join('\n')}`,
    );
    this.name = 'ChangelogError';
  }
}
