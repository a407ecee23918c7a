import { test as base, expect, type Page } from '@playwright/test';

/**
 * Playwright's test with one extra rule: if a page logs an error or a warning, or throws, the
 * test that opened it fails. If a test causes such a message on purpose, it lists the message in
 * `allowedMessages`.
 */
export const test = base.extend<{ allowedMessages: RegExp[] }>({
  allowedMessages: [[], { option: true }],
  page: async ({ page, allowedMessages }, use) => {
    const problems: string[] = [];
    const note = (text: string) => {
      if (!allowedMessages.some((pattern) => pattern.test(text))) {
        problems.push(text);
      }
    };
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) {
        note(`${message.type()}: ${message.text()} (${page.url()})`);
      }
    });
    page.on('pageerror', (error) => note(`exception: ${error.message} (${page.url()})`));
    page.on('request', (request) => {
      const { protocol, host } = new URL(request.url());
      if (/^https?:$/.test(protocol) && !host.startsWith('localhost')) {
        note(`request to another host: ${request.url()} (${page.url()})`);
      }
    });
    await use(page);
    expect(problems, 'messages in the console, exceptions and requests to other hosts').toEqual([]);
  },
});

export { expect };

/** Waits until React has hydrated the static page. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached();
}

/** Opens a page and waits until it's hydrated. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}
