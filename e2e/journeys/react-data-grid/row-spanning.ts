import { expect } from '@playwright/test';
import type { DemoJourneys } from '../../demos/DemoJourney.ts';
import { gridCell } from '../../support/gridCell.ts';
import { readFocus } from '../../support/readAccessibility.ts';

export const journeys: DemoJourneys = {
  async RiverBasins({ page, stage }) {
    const river = gridCell(stage, 0, 'river');
    await expect(river).toHaveAttribute('aria-rowspan', '3');
    await expect(gridCell(stage, 1, 'river')).toHaveCount(0);
    await river.click();
    await page.keyboard.press('ArrowDown');
    // One key press skips all rows of the merged cell.
    await expect(gridCell(stage, 3, 'river')).toBeFocused();
    await page.keyboard.press('ArrowUp');
    const cell = await readFocus(page);
    expect(cell).toMatchObject({ role: 'gridcell', name: await river.innerText() });
    // Another sort order puts other rows next to each other.
    await stage.getByRole('columnheader', { name: /^Level/ }).click();
    await expect(gridCell(stage, 1, 'river')).toHaveCount(1);
  },
};
