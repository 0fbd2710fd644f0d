import { expect } from '@playwright/test';
import type { DemoJourneys } from '../../../demos/DemoJourney.ts';
import { countRows } from '../../../support/countRows.ts';

export const journeys: DemoJourneys = {
  async OrderConditions({ stage }) {
    const strict = await countRows(stage);
    await stage.getByRole('button', { name: 'Any of', exact: true }).click();
    await expect.poll(() => countRows(stage)).toBeGreaterThan(strict);
    await stage.getByRole('button', { name: 'All of', exact: true }).click();
    await expect.poll(() => countRows(stage)).toBe(strict);
    await stage.locator('.MuiChip-deleteIcon').first().click();
    await expect.poll(() => countRows(stage)).toBeGreaterThan(strict);
  },
};
