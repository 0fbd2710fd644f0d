import { expect } from '@playwright/test';
import type { DemoJourneys } from '../../demos/DemoJourney.ts';
import { typeInto } from '../../support/typeInto.ts';

export const journeys: DemoJourneys = {
  async ControlledTimePicker({ stage }) {
    await expect(stage.getByText('Bread at 8:00 AM')).toBeVisible();
    await typeInto(stage.getByRole('spinbutton', { name: 'Hours' }), '0930p');
    await expect(stage.getByText('Bread at 11:15 PM')).toBeVisible();
  },

  async DeliverySlot({ stage }) {
    // Booked times aren't in the list.
    await expect(stage.getByRole('option', { name: '09:00 AM' })).toHaveCount(0);
    await stage.getByRole('option', { name: '09:30 AM' }).click();
    await expect(stage.getByText('Between 9:30 and 10:00 AM')).toBeVisible();
  },
};
