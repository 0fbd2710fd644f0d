import { expect } from '@playwright/test';
import type { DemoJourneys } from '../../demos/DemoJourney.ts';
import { typeInto } from '../../support/typeInto.ts';

export const journeys: DemoJourneys = {
  async StoreUtcShowZone({ page, stage }) {
    const stored = stage.getByText(/^Stored: /);
    await stage.getByRole('combobox', { name: /^Show in/ }).press('Enter');
    await page.getByRole('option', { name: 'Africa/Nairobi', exact: true }).press('Enter');
    // The picker shows another time, but the stored moment stays the same.
    await expect(stage.getByRole('spinbutton', { name: 'Hours' })).toHaveText('06');
    await expect(stored).toHaveText('Stored: 2025-05-14T15:30:00.000Z');
    await typeInto(stage.getByRole('spinbutton', { name: 'Hours' }), '0745p');
    await expect(stored).toHaveText('Stored: 2025-05-14T16:45:00.000Z');
  },
};
