import { test as base, expect } from '@playwright/test';
import type { Page } from '@playwright/test';

export interface NoiseOptions {
  /** What the page may say on the console in this test; everything else fails it. */
  expectedNoise: readonly RegExp[];
}

/** The packages of paid plans say that there is no licence key, as they should. */
const LICENCE_NOTICE = /MUI X: Missing license key/;

/** Every journey fails on console errors and warnings, on script errors, and on a request that leaves the site. */
export const test = base.extend<NoiseOptions & { quiet: void }>({
  expectedNoise: [[], { option: true }],
  quiet: [
    async ({ context, baseURL, expectedNoise }, use) => {
      const noise: string[] = [];
      const hear = (text: string) => {
        if (![LICENCE_NOTICE, ...expectedNoise].some((pattern) => pattern.test(text)))
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

/** Waits until the page's script has run, so that what it listens to is heard. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState('load');
}

/** The drawer: a column on a wide screen, opened by its button on a phone. */
export async function openDrawer(page: Page) {
  const drawer = page.getByRole('navigation', { name: 'Documentation' });
  const button = page.getByRole('button', { name: 'Open main navigation' });
  // While a dialog closes, neither of them is there yet.
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
