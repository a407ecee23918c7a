import { samplePages, testPages } from '../built/builtSite';
import { expect, open, test } from './support/test';

/** Messages that a page causes on purpose. */
const PROVOKED: Record<string, RegExp[]> = {
  // One of its diagrams is invalid.
  '/tests/pages/diagrams/': [/diagram/i],
};

test.describe('each kind of page renders, hydrates, and logs nothing', () => {
  const paths = new Set([...samplePages(), ...testPages()].map(({ path }) => path));
  for (const path of [...paths].filter((candidate) => candidate !== '/404.html')) {
    test.describe(() => {
      test.use({ allowedMessages: PROVOKED[path] ?? [] });

      test(path, async ({ page }) => {
        await open(page, path);
        await expect(page.locator('body')).not.toContainText('This page crashed');
        await expect(page.getByRole('link').first()).toBeAttached();
      });
    });
  }
});
