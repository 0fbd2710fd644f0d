import type { Locator, Page } from '@playwright/test';
import { DEMOS } from './support/fixturePaths.ts';
import { openDemo } from './support/openDemo.ts';
import { expect, openSettings, test } from './support/test.ts';

/** Parts of demos that follow the density setting, with their demo. */
const PARTS = {
  'grid header': ['CrewGrid', '.MuiDataGrid-columnHeader'],
  'grid row': ['CrewGrid', '.MuiDataGrid-row'],
  'picker field': ['TidePicker', '.MuiPickersInputBase-root'],
  'tree item': ['HarbourTree', '.MuiTreeItem-content'],
} as const;

async function toggleDensity(page: Page): Promise<void> {
  const dialog = await openSettings(page);
  await dialog.getByRole('switch', { name: 'Dense demos' }).click();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

const getHeight = (part: Locator) =>
  part.evaluate((element) => element.getBoundingClientRect().height);

for (const [name, [demo, selector]] of Object.entries(PARTS)) {
  test(`makes a ${name} smaller and larger again, without a reload @desktop`, async ({ page }) => {
    const stage = await openDemo(page, DEMOS, demo);
    const part = stage.locator(selector).first();
    await expect(part).toBeVisible();
    const usual = await getHeight(part);
    await toggleDensity(page);
    await expect.poll(() => getHeight(part)).toBeLessThan(usual - 3);
    await toggleDensity(page);
    await expect.poll(() => getHeight(part)).toBe(usual);
  });
}

test('keeps small rows after a reload', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('x-dense', 'true'));
  const stage = await openDemo(page, DEMOS, 'CrewGrid');
  const row = stage.locator('.MuiDataGrid-row').first();
  await expect.poll(() => getHeight(row)).toBeLessThan(45);
});
