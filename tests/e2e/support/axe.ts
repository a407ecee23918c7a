import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const axe = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules whose result depends on the color mode. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** Rules for WCAG 2.2 AA, and for tables and headings, that axe doesn't check by default. */
const MORE_RULES = Object.fromEntries(
  [
    'css-orientation-lock',
    'focus-order-semantics',
    'label-content-name-mismatch',
    'p-as-heading',
    'table-fake-caption',
    'target-size',
    'td-has-header',
  ].map((rule) => [rule, { enabled: true }]),
);

/**
 * Accessibility problems of a page as it's shown, with the elements that have them.
 *
 * @param rules the rules to check; by default, all of them except experimental ones
 */
export async function accessibilityProblems(
  page: Page,
  rules?: readonly string[],
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axe);
  }
  const { violations } = await page.evaluate(
    async ([runOnly, moreRules]) =>
      (await (window as never as { axe: { run(options: object): Promise<unknown> } }).axe.run({
        // Otherwise, axe also describes every element that has no problem.
        resultTypes: ['violations'],
        ...(runOnly ? { runOnly } : { rules: moreRules }),
      })) as AxeResults,
    [rules, MORE_RULES] as const,
  );
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`,
  );
}

/**
 * Accessibility problems of a page that follows the system: all rules in dark mode, and then
 * those about colors in light mode.
 */
export async function accessibilityProblemsInBothModes(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const [colorScheme, rules] of [['dark'], ['light', COLOR_RULES]] as const) {
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
    const problems = await accessibilityProblems(page, rules);
    found.push(...problems.map((problem) => `${colorScheme}: ${problem}`));
  }
  return found;
}
