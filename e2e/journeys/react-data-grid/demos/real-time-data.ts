import { expect } from '@playwright/test';
import type { DemoJourneys } from '../../../demos/DemoJourney.ts';
import { readColumn } from '../../../support/readColumn.ts';

export const journeys: DemoJourneys = {
  async TradingDesk({ page, stage }) {
    await expect(stage.getByText(/^Frame \d+\.\d ms, worst \d+ ms$/)).toBeVisible();
    // With reduced motion, prices wait for the button.
    const before = await readColumn(stage, 'price');
    await stage.getByRole('button', { name: 'Start' }).click();
    await expect.poll(() => readColumn(stage, 'price')).not.toEqual(before);
    await stage.getByRole('button', { name: 'Stop' }).click();
    await stage.getByRole('combobox', { name: 'Sector' }).click();
    const sector = page.getByRole('option').nth(1);
    const name = await sector.innerText();
    await sector.click();
    await expect
      .poll(async () => new Set(await readColumn(stage, 'sector')))
      .toEqual(new Set([name]));
  },
};
