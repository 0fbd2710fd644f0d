import { expect } from '@playwright/test';
import type { DemoJourneys } from '../../demos/DemoJourney.ts';
import { gridCell } from '../../support/gridCell.ts';

export const journeys: DemoJourneys = {
  async UpdateOnServer({ page, stage }) {
    const items = gridCell(stage, 0, 'items');
    const change = async (value: string) => {
      await items.dblclick();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(value);
      await page.keyboard.press('Enter');
    };
    await expect(items).toHaveText('33', { timeout: 15_000 });
    await stage.getByRole('button', { name: '0 s', exact: true }).click();
    await change('77');
    await expect(stage.getByText('Saved SO-24101: Casa Tramuntana, 77 items')).toBeVisible();
    await expect(items).toHaveText('77');
    await stage.getByRole('button', { name: '100%' }).click();
    await change('78');
    await expect(stage.getByText("The server isn't responding")).toBeVisible();
    // The cell stays open, so that users can try again or give up.
    await expect(items.locator('input')).toHaveValue('78');
    await items.locator('input').press('Escape');
    await expect(items).toHaveText('77');
  },
};
