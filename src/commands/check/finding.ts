/** A mistake in a file. Each check returns its findings, and the command prints them in one report. */
export interface Finding {
  /** Path relative to the site's folder, with forward slashes. */
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  /** Name of the check. */
  readonly check: string;
  /** What's wrong. It continues the sentence "found …". */
  readonly found: string;
  /** What to do instead. It continues the sentence "write …". */
  readonly write: string;
  /** The corrected line, if a program can tell. */
  readonly corrected?: string | undefined;
  /** Whether `--fix` may replace the line by the corrected one. */
  readonly isSafe?: boolean;
}

/**
 * Formats a finding. The first line has the form `file:line check: found …`, which editors turn
 * into a link (see the problem matcher in .vscode/tasks.json).
 */
export function describeFinding({ file, line, check, found, write, corrected }: Finding): string {
  const lines = [`${file}:${line} ${check}: found ${found}; write ${write}`];
  return [
    ...lines,
    ...(corrected === undefined ? [] : [`    Corrected line: ${corrected.trim()}`]),
  ].join('\n');
}

/** Replaces the lines of a file by the corrected lines of its safe findings. */
export function applyFixes(source: string, findings: readonly Finding[]): string {
  const lines = source.split('\n');
  for (const { line, corrected, isSafe } of findings) {
    if (isSafe && corrected !== undefined) {
      lines[line - 1] = corrected;
    }
  }
  return lines.join('\n');
}
