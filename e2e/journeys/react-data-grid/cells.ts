import { expect } from '@playwright/test';
import type { DemoJourneys } from '../../demos/DemoJourney.ts';
import { countRows } from '../../support/countRows.ts';
import { gridCell } from '../../support/gridCell.ts';
import { readColumn } from '../../support/readColumn.ts';

export const journeys: DemoJourneys = {
  async ClickToFilter({ page, stage }) {
    const showAll = stage.getByRole('button', { name: 'Show all orders' });
    const all = await countRows(stage);
    await expect(showAll).toBeDisabled();
    await gridCell(stage, 0, 'country').click();
    await expect
      .poll(async () => new Set(await readColumn(stage, 'country')))
      .toEqual(new Set(['Spain']));
    await showAll.click();
    await expect.poll(() => countRows(stage)).toBe(all);
    await gridCell(stage, 1, 'rep').focus();
    await page.keyboard.press('Enter');
    await expect
      .poll(async () => new Set(await readColumn(stage, 'rep')))
      .toEqual(new Set(['Matthis Vossberg']));
  },
};
