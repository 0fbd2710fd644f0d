import { expect } from '@playwright/test';
import type { DemoJourneys } from '../../demos/DemoJourney.ts';
import { dragSeparator } from '../../support/dragSeparator.ts';
import { gridCell } from '../../support/gridCell.ts';

export const journeys: DemoJourneys = {
  async KeptLayout({ stage }) {
    const header = stage.locator('[role="columnheader"][data-field="category"]');
    const readWidth = async () => (await header.boundingBox())?.width ?? 0;
    const before = await readWidth();
    await dragSeparator(header, 60);
    await expect.poll(readWidth).toBeGreaterThan(before + 50);
    // Another language creates new columns, but the width stays.
    await stage.getByRole('button', { name: 'Español' }).click();
    await expect(header).toContainText('Categoría');
    expect(await readWidth()).toBeGreaterThan(before + 50);
  },

  async DependentSelects({ page, stage }) {
    const region = gridCell(stage, 0, 'region');
    const country = gridCell(stage, 0, 'country');
    const choose = async (option: string) => {
      await page.getByRole('option', { name: option }).click();
      await expect(page.getByRole('listbox')).toHaveCount(0);
      // A click on another cell saves.
      await gridCell(stage, 0, 'units').click();
    };
    await expect(country).toHaveText('Norway');
    await region.dblclick();
    await choose('East');
    await expect(region).toHaveText('East');
    await expect(country).toHaveText('');
    await country.dblclick();
    await expect(page.getByRole('option')).toHaveText(['Czechia', 'Poland', 'Romania']);
    await choose('Poland');
    await expect(country).toHaveText('Poland');
  },
};
