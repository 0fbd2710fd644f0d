import { test as base, expect } from '@playwright/test';
import type { Page } from '@playwright/test';

export interface NoiseOptions {
  /** Messages that the page may log in a test. Any other message fails the test. */
  expectedNoise: readonly RegExp[];
}

/** Packages of paid plans report that there is no license key, as they should. */
const LICENSE_NOTICE = /MUI X: Missing license key/;

/** A test that fails on console errors and warnings, on script errors, and on requests to other hosts. */
export const test = base.extend<NoiseOptions & { quiet: void }>({
  expectedNoise: [[], { option: true }],
  quiet: [
    async ({ context, baseURL, expectedNoise }, use) => {
      const noise: string[] = [];
      const hear = (text: string) => {
        if (![LICENSE_NOTICE, ...expectedNoise].some((pattern) => pattern.test(text)))
          noise.push(text);
      };
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()))
          hear(`${message.type()}: ${message.text()}`);
      });
      context.on('weberror', (error) => hear(`script error: ${error.error().message}`));
      context.on('request', (request) => {
        const url = request.url();
        if (/^https?:/.test(url) && !url.startsWith(baseURL ?? '')) hear(`request to ${url}`);
      });
      await use();
      expect(noise, 'the page is quiet').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Opens a page and waits until its script has run and listens. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState('load');
}

/** Returns the drawer, which is a column on a wide screen. On a phone, this opens it with its button. */
export async function openDrawer(page: Page) {
  const drawer = page.getByRole('navigation', { name: 'Documentation' });
  const button = page.getByRole('button', { name: 'Open main navigation' });
  // While a dialog closes, neither is visible yet.
  await expect(button.or(drawer).first()).toBeVisible();
  if (await button.isVisible()) await button.click();
  await expect(drawer).toBeVisible();
  return drawer;
}

export async function openSettings(page: Page) {
  await page.getByRole('button', { name: 'Settings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  await expect(dialog).toBeVisible();
  return dialog;
}
