import { expect } from '@playwright/test';
import type { DemoJourneys } from '../../demos/DemoJourney.ts';
import { readColumn } from '../../support/readColumn.ts';

export const journeys: DemoJourneys = {
  async SortButtons({ stage }) {
    const before = await readColumn(stage, 'kilometer');
    await stage.getByRole('button', { name: 'Nearest to the source' }).click();
    await expect.poll(() => readColumn(stage, 'kilometer')).not.toEqual(before);
    const sorted = (await readColumn(stage, 'kilometer')).map(Number);
    expect(sorted).toEqual(sorted.toSorted((a, b) => a - b));
    await stage.getByRole('button', { name: 'Original order' }).click();
    await expect.poll(() => readColumn(stage, 'kilometer')).toEqual(before);
  },

  async MultiSorting({ page, stage }) {
    const level = stage.getByRole('columnheader', { name: 'Level (cm)' });
    await level.focus();
    await page.keyboard.press('Enter');
    await expect(level).toHaveAttribute('aria-sort', 'none');
    const basin = stage.getByRole('columnheader', { name: 'Basin' });
    await expect(basin).toHaveAttribute('aria-sort', 'ascending');
  },

  async ServerSorting({ stage }) {
    const level = stage.getByRole('columnheader', { name: 'Level (cm)' });
    await level.click();
    await expect(level).toHaveAttribute('aria-sort', 'ascending');
    await expect
      .poll(async () => {
        const levels = (await readColumn(stage, 'level')).map(Number);
        return (
          levels.length > 1 &&
          levels.every((value, index) => value >= (levels[index - 1] ?? -Infinity))
        );
      })
      .toBe(true);
  },
};
