import { expect } from '@playwright/test';
import type { DemoJourneys } from '../../demos/DemoJourney.ts';

export const journeys: DemoJourneys = {
  async ExpandableNotes({ stage }) {
    const open = stage.locator('.MuiDataGrid-row--dynamicHeight');
    await expect(open).toHaveAttribute('data-rowindex', '0');
    await stage.getByRole('button', { name: 'More: note of SO-24103' }).click();
    await expect(open).toHaveAttribute('data-rowindex', '1');
    // The grid doesn't handle Space on the button.
    await stage.getByRole('button', { name: 'Less: note of SO-24103' }).press('Space');
    await expect(open).toHaveCount(0);
  },
};
