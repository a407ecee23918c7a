import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type {
  FullConfig,
  FullResult,
  Reporter,
  TestCase,
  TestResult,
} from '@playwright/test/reporter';
import { baselineDir, sheetDir } from './folders';
import { type Entry, isFault, type Picture, sheetPage, type Verdict } from './sheetPage';
import { subjects } from './subjects';

const below = (path: string) => relative(sheetDir, path).replaceAll('\\', '/');

/** Determines the verdict of a screenshot from the status and the attachments of its test. */
function verdictOf({ status, attachments, errors }: TestResult): Verdict {
  if (status === 'passed') {
    return 'same';
  }
  if (status === 'skipped' || status === 'interrupted') {
    return 'not run';
  }
  if (errors.some(({ message }) => message?.includes("A snapshot doesn't exist"))) {
    return 'new';
  }
  return attachments.some(({ name }) => name.endsWith('-diff.png')) ? 'different' : 'failed';
}

/**
 * Writes the sheet, prints the differences, and fails the run if the baseline has
 * screenshots of pages that don't exist.
 */
export default class SheetReporter implements Reporter {
  private readonly pictures = new Map<string, Picture>();
  private variants: readonly string[] = [];
  private isUpdate = false;

  printsToStdio(): boolean {
    return true;
  }

  onBegin(config: FullConfig): void {
    this.variants = config.projects.map(({ name }) => name);
    this.isUpdate = config.updateSnapshots === 'all';
    mkdirSync(baselineDir, { recursive: true });
  }

  onError({ message }: { message?: string }): void {
    console.error(message);
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const variant = test.parent.project()?.name ?? '';
    const name = test.annotations.find(({ type }) => type === 'picture')?.description ?? '';
    const verdict = verdictOf(result);
    const attached = (end: string) => {
      const path = result.attachments.find((attachment) => attachment.name.endsWith(end))?.path;
      return path && below(path);
    };
    this.pictures.set(`${variant}/${name}`, {
      variant,
      verdict,
      actual: attached('-actual.png'),
      diff: attached('-diff.png'),
    });
    if (isFault(verdict)) {
      console.log(`${verdict}: ${test.title} (${variant})`);
    }
    if (verdict === 'failed') {
      console.log(result.error?.message);
    }
    if (this.pictures.size % 50 === 0) {
      console.log(`${this.pictures.size} screenshots`);
    }
  }

  async onEnd(result: FullResult): Promise<{ status: FullResult['status'] }> {
    const gone = this.baselineOnly();
    if (this.isUpdate) {
      for (const file of gone) {
        rmSync(join(baselineDir, file));
      }
    }
    const count = (verdict: Verdict) =>
      [...this.pictures.values()].filter((picture) => picture.verdict === verdict).length;
    const left = this.isUpdate ? [] : gone;
    const summary = `${this.pictures.size} screenshots: ${count('same')} ${this.isUpdate ? 'saved as the baseline' : 'unchanged'}, ${count('different')} different, ${count('new')} new, ${left.length} without a page, ${count('failed')} failed`;
    writeFileSync(join(sheetDir, 'index.html'), sheetPage(this.entries(), summary, left));
    for (const file of left) {
      console.log(`only in the baseline: ${file}`);
    }
    console.log(`${summary}\nSheet: ${relative(process.cwd(), join(sheetDir, 'index.html'))}`);
    return { status: left.length > 0 && result.status === 'passed' ? 'failed' : result.status };
  }

  /** Returns all pages, including those that a filter excluded from this run. */
  private entries(): Entry[] {
    return subjects.map(({ group, title, path, name }) => ({
      group,
      title,
      path,
      pictures: this.variants.map((variant): Picture => {
        const file = join(baselineDir, variant, `${name}.png`);
        const picture = this.pictures.get(`${variant}/${name}`) ?? { variant, verdict: 'not run' };
        return { ...picture, baseline: existsSync(file) ? below(file) : undefined };
      }),
    }));
  }

  /** Returns the screenshots in the baseline whose pages no longer exist. */
  private baselineOnly(): string[] {
    const names = new Set(subjects.map(({ name }) => `${name}.png`));
    return readdirSync(baselineDir, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.png') && !names.has(file.split(/[\\/]/).at(-1) ?? ''),
    );
  }
}
