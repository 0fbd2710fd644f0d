import type { Page } from '@playwright/test';
import { PROSE } from './support/fixturePaths.ts';
import { expect, open, test } from './support/test.ts';

const GUIDES = ['/x/react-data-grid/sorting/', '/x/react-charts/bars/'];

test('prints the text and nothing around it', async ({ page }) => {
  await page.goto(PROSE);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Documentation' })).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Contents' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Back to top' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('prints no buttons that only work on a screen', async ({ page }) => {
  await page.goto('/x/api/data-grid/data-grid/');
  const copy = page.getByRole('region', { name: 'Import' }).getByRole('button');
  await expect(copy.first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(copy.filter({ visible: true })).toHaveCount(0);
  await page.goto('/x/');
  await expect(page.getByRole('main').getByRole('link', { name: 'Search…' })).toBeHidden();
});

for (const path of GUIDES) {
  test(`prints every demo of ${path} on fewer than 14 sheets @desktop`, async ({ page }) => {
    test.slow();
    await openWithoutPrinter(page, path);
    await page.keyboard.press('ControlOrMeta+p');
    await page.waitForFunction(() => 'printed' in window, undefined, { timeout: 60_000 });
    for (const stage of await page.locator('[data-demo]').all()) {
      await expect(stage).toHaveAttribute('data-state', 'live');
      await expect(stage.locator('svg rect, svg path, [role=row]').first()).toBeAttached();
    }
    const pdf = await page.pdf({ format: 'A4', margin: createMargin('1cm') });
    const sheets = pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g) ?? [];
    expect(sheets.length).toBeGreaterThan(2);
    expect(sheets.length).toBeLessThan(14);
  });
}

test('prints every card of a gallery @desktop', async ({ page }) => {
  test.slow();
  await replacePrinter(page);
  await open(page, '/x/react-charts/examples/');
  const waiting = page.locator('[data-demo-card]:not([data-state=live])');
  // Once a card runs, the page listens to keys.
  await page.locator('[data-demo-card]').first().scrollIntoViewIfNeeded();
  await expect(page.locator('[data-demo-card][data-state=live]').first()).toBeAttached({
    timeout: 30_000,
  });
  expect(await waiting.count()).toBeGreaterThan(10);
  await page.keyboard.press('ControlOrMeta+p');
  await page.waitForFunction(() => 'printed' in window, undefined, { timeout: 60_000 });
  await expect(waiting).toHaveCount(0);
});

test('prints the main file of a demo, and no empty boxes @desktop', async ({ page }) => {
  await openWithoutPrinter(page, '/x/react-data-grid/sorting/');
  const frame = page.locator('[data-demo-frame]').filter({ has: page.locator('[data-file="1"]') });
  await page.emulateMedia({ media: 'print' });
  await expect(frame.first().locator('[data-file="0"]')).toBeVisible();
  await expect(frame.first().locator('[data-file="1"]')).toBeHidden();
  const last = page.locator('[data-demo]').last();
  await expect(last).not.toHaveAttribute('data-state', 'live');
  await expect(last).toBeHidden();
});

test('prints in light colors and shows the chosen ones again @desktop', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openWithoutPrinter(page, '/x/react-charts/bars/');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-mui-color-scheme', 'dark');
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(html).toHaveAttribute('data-mui-color-scheme', 'light');
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(html).toHaveAttribute('data-mui-color-scheme', 'dark');
});

/** A real print dialog would block the page. */
async function replacePrinter(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.print = () => void Object.assign(window, { printed: true });
  });
}

async function openWithoutPrinter(page: Page, path: string): Promise<void> {
  await replacePrinter(page);
  await page.goto(path);
  await expect(page.locator('[data-demo][data-state=live]').first()).toBeAttached({
    timeout: 30_000,
  });
}

function createMargin(size: string) {
  return { top: size, right: size, bottom: size, left: size };
}
