import { test as base, expect, type Page } from '@playwright/test';

/**
 * Playwright's test with one extra rule: if a page logs an error or a warning, throws, or makes a
 * request to another host, the test that opened it fails. If a test causes such a message on
 * purpose, it puts a pattern for the message in `allowedMessages`. Combine several messages in one
 * pattern, because Playwright reads a list of two objects as a value with its settings. All browser tests use this fixture, so none
 * of them has to check this again.
 */
export const test = base.extend<{ allowedMessages: RegExp[] }>({
  allowedMessages: [[], { option: true }],
  context: async ({ context, allowedMessages, baseURL }, use) => {
    const problems: string[] = [];
    const note = (text: string, page: Page | null) => {
      if (!allowedMessages.some((pattern) => pattern.test(text))) {
        problems.push(`${text} (${page?.url()})`);
      }
    };
    context.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) {
        note(`${message.type()}: ${message.text()}`, message.page());
      }
    });
    context.on('weberror', (error) => note(`exception: ${error.error().message}`, error.page()));
    context.on('request', (request) => {
      const { protocol, origin } = new URL(request.url());
      if (/^https?:$/.test(protocol) && origin !== baseURL) {
        const page = request.serviceWorker() ? null : request.frame().page();
        note(`request to another host: ${request.url()}`, page);
      }
    });
    await use(context);
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
