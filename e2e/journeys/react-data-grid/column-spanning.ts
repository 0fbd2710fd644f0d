import { expect } from '@playwright/test';
import type { DemoJourneys } from '../../demos/DemoJourney.ts';
import { gridCell } from '../../support/gridCell.ts';
import { readFocus } from '../../support/readAccessibility.ts';

export const journeys: DemoJourneys = {
  async OfflineStations({ page, stage }) {
    const message = gridCell(stage, 0, 'level');
    await expect(message).toHaveAttribute('aria-colspan', '3');
    await expect(gridCell(stage, 0, 'change')).toHaveCount(0);
    // Keys that would move to a covered cell move to the cell that covers it.
    await stage.getByRole('columnheader', { name: 'Change' }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(message).toBeFocused();
    const cell = await readFocus(page);
    expect(cell).toMatchObject({ role: 'gridcell', name: await message.innerText() });
    await page.keyboard.press('ArrowLeft');
    await expect(gridCell(stage, 0, 'station')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(message).toBeFocused();
  },
};
