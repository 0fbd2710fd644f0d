import { expect } from '@playwright/test';
import type { DemoJourneys } from '../../demos/DemoJourney.ts';
import { typeInto } from '../../support/typeInto.ts';

export const journeys: DemoJourneys = {
  async ControlledDateTimeField({ stage }) {
    const nothing = stage.getByText('No complete date and time yet');
    await expect(nothing).toBeVisible();
    await stage.getByRole('button', { name: 'First window' }).click();
    await expect(stage.getByText('Wednesday, September 3, 2025 at 18:40')).toBeVisible();
    await typeInto(stage.getByRole('spinbutton', { name: 'Hours' }), '0715a');
    await expect(stage.getByText('Wednesday, September 3, 2025 at 07:15')).toBeVisible();
    await stage.getByRole('button', { name: 'Clear' }).click();
    await expect(nothing).toBeVisible();
  },
};
