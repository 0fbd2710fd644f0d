import { expect } from '@playwright/test';
import type { DemoJourneys } from '../../demos/DemoJourney.ts';
import { gridCell } from '../../support/gridCell.ts';

export const journeys: DemoJourneys = {
  async AsyncValidation({ page, stage }) {
    const crop = gridCell(stage, 0, 'crop');
    const input = crop.getByRole('textbox');
    await crop.dblclick();
    await input.fill('Aubergine');
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await page.keyboard.press('Enter');
    // The server doesn't know this crop, so the cell stays open.
    await expect(input).toHaveValue('Aubergine');
    await input.fill('Leek');
    await expect(input).toHaveAttribute('aria-invalid', 'false');
    await page.keyboard.press('Enter');
    await expect(crop).toHaveText('Leek');
  },
};
