import { expect } from '@playwright/test';
import type { DemoJourneys } from '../../demos/DemoJourney.ts';
import { gridCell } from '../../support/gridCell.ts';
import { readColumn } from '../../support/readColumn.ts';

export const journeys: DemoJourneys = {
  async TaskRanking({ stage }) {
    const before = await readColumn(stage, 'title');
    const handle = (row: number) => gridCell(stage, row, '__reorder__').locator('[draggable]');
    await handle(2).dragTo(handle(0));
    await expect(stage.getByRole('status')).toHaveText(`Next: ${before[2]}`);
    await stage.getByRole('button', { name: 'Undo' }).click();
    await expect(stage.getByRole('status')).toHaveText(`Next: ${before[0]}`);
  },

  async MoveButtons({ stage }) {
    const [first, second] = await readColumn(stage, 'title');
    await stage.getByRole('menuitem', { name: `Move down: ${first}` }).click();
    await expect(gridCell(stage, 0, 'title')).toHaveText(second ?? '');
    await expect(gridCell(stage, 1, 'title')).toHaveText(first ?? '');
  },

  async OnlyUnfiltered({ page, stage }) {
    const handles = stage.locator('[draggable="true"]');
    await expect(handles.first()).toBeVisible();
    await stage.getByRole('button', { name: 'Search' }).click();
    await stage.getByRole('searchbox').fill('sweden');
    await expect(stage.locator('[data-field="__reorder__"]')).toHaveCount(0);
    await page.keyboard.press('Escape');
  },
};
