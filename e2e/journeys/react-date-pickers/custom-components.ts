import { expect } from '@playwright/test';
import type { DemoJourneys } from '../../demos/DemoJourney.ts';

export const journeys: DemoJourneys = {
  async WrappedToolbar({ stage }) {
    await expect(stage.getByText('Ferry to Gull Island')).toBeVisible();
    await expect(stage.getByRole('grid')).toBeVisible();
    // The parts of the toolbar still change the view.
    await stage.getByRole('button', { name: '09', exact: true }).click();
    await expect(stage.getByRole('grid')).toHaveCount(0);
    await expect(stage.getByRole('listbox', { name: /hours/i })).toBeVisible();
  },
};
