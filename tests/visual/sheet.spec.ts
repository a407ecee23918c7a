import { expect, test } from '@playwright/test';
import { hydrated } from '../e2e/support/test';
import { followRequests, partToShow, settle } from './settle';
import { subjects } from './subjects';

for (const { name, path, title, prepare } of subjects) {
  test(title, { annotation: { type: 'picture', description: name } }, async ({ page }) => {
    // Content from other hosts isn't compared, because we can't control it.
    await page.route(
      ({ hostname }) => hostname !== 'localhost',
      (route) => route.abort(),
    );
    const quiet = followRequests(page);
    await page.goto(path);
    await hydrated(page);
    await settle(page);
    await quiet();
    // This comes last, because menus close when the page is scrolled.
    await prepare?.(page);
    await quiet();
    await expect(page).toHaveScreenshot(`${name}.png`, {
      fullPage: true,
      clip: await partToShow(page),
    });
  });
}
