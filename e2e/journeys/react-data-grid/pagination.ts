import { expect } from '@playwright/test';
import type { DemoJourneys } from '../../demos/DemoJourney.ts';
import { gridCell } from '../../support/gridCell.ts';

export const journeys: DemoJourneys = {
  async InitialPage({ page, stage }) {
    const label = stage.locator('.MuiTablePagination-displayedRows');
    const next = stage.getByRole('button', { name: 'Go to next page' });
    const previous = stage.getByRole('button', { name: 'Go to previous page' });
    const stops = stage.locator('[role="grid"] :is([role="gridcell"], [role="columnheader"])');
    const tabStops = stops.and(stage.locator('[tabindex="0"]'));
    await expect(label).toHaveText('21–40 of 200');
    await gridCell(stage, 21, 'amount').click();
    await expect(tabStops).toHaveCount(1);

    // With the keyboard, the button keeps the focus, and tabbing back leads to the first cell.
    for (const stop of [stage.getByRole('combobox'), previous, next]) {
      await page.keyboard.press('Tab');
      await expect(stop).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await expect(label).toHaveText('41–60 of 200');
    await expect(next).toBeFocused();
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('Shift+Tab');
    await expect(gridCell(stage, 40, 'bookedOn')).toBeFocused();

    // After a click on the button, no cell is a tab stop until one is clicked.
    await next.click();
    await expect(label).toHaveText('61–80 of 200');
    await expect(next).toBeFocused();
    await expect(tabStops).toHaveCount(0);
    await gridCell(stage, 61, 'amount').click();
    await expect(tabStops).toHaveCount(1);

    // The first page disables the button that led there.
    await previous.focus();
    for (const rows of ['41–60', '21–40', '1–20']) {
      await page.keyboard.press('Enter');
      await expect(label).toHaveText(`${rows} of 200`);
    }
    await expect(previous).toBeDisabled();
    await expect(page.locator('body')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(next).toBeFocused();
  },

  async CursorPages({ stage }) {
    const next = stage.getByRole('button', { name: 'Go to next page' });
    const label = stage.locator('.MuiTablePagination-displayedRows');
    await expect(label).toHaveText('1–20 of around 180');
    await expect(next).toBeEnabled();
    await next.click();
    await expect(label).toHaveText('21–40 of around 180');
    await stage.getByRole('button', { name: 'Bookmark this page' }).click();
    while (/around|more/.test((await label.textContent()) ?? '')) {
      await expect(next).toBeEnabled();
      await next.click();
      await expect(stage.getByRole('progressbar')).toHaveCount(0);
    }
    // The last page contains the total.
    await expect(next).toBeDisabled();
    await stage.getByRole('button', { name: 'Go to bookmark' }).click();
    await expect(label).toHaveText('21–40 of around 180');
    await expect(next).toBeEnabled();
  },
};
