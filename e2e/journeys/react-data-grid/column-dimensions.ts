import { expect } from '@playwright/test';
import type { DemoJourneys } from '../../demos/DemoJourney.ts';
import { dragSeparator } from '../../support/dragSeparator.ts';

export const journeys: DemoJourneys = {
  async Resizing({ stage }) {
    const message = stage.getByText(/^Product is \d+ px wide\.$/);
    const header = stage.locator('[role="columnheader"][data-field="name"]');
    await dragSeparator(header, 60);
    await expect(message).toHaveText('Product is 260 px wide.');
    await header.locator('.MuiDataGrid-columnSeparator--resizable').dblclick();
    // No name of a product is that long.
    await expect(message).not.toHaveText('Product is 260 px wide.');
  },
};
