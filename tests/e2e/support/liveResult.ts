import type { Locator, Page } from '@playwright/test';

/** What live code shows, in the sandboxed frame inside the frame of the result. */
export const liveResult = (scope: Page | Locator): Locator =>
  scope.frameLocator('iframe[title="Result of the code"]').frameLocator('iframe').locator('main');
