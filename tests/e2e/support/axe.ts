import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const axe = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

/** Accessibility problems of a page as it's shown, with the elements that have them. */
export async function accessibilityProblems(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const { violations } = await page.evaluate(
    async () =>
      (await (window as never as { axe: { run(): Promise<unknown> } }).axe.run()) as AxeResults,
  );
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`,
  );
}

/** Accessibility problems of a page that follows the system, first in dark and then in light mode. */
export async function accessibilityProblemsInBothModes(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    // While colors fade, their contrast is lower.
    await page.evaluate(() =>
      Promise.all(
        document
          .getAnimations()
          .filter((animation) => animation instanceof CSSTransition)
          .map(({ finished }) => finished.catch(() => {})),
      ),
    );
    const problems = await accessibilityProblems(page);
    found.push(...problems.map((problem) => `${colorScheme}: ${problem}`));
  }
  return found;
}
