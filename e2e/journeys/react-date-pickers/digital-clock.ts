import { expect } from '@playwright/test';
import type { DemoJourneys } from '../../demos/DemoJourney.ts';

export const journeys: DemoJourneys = {
  async PracticeRoom({ stage }) {
    const from = stage.getByRole('group', { name: 'From' });
    await expect(from.getByRole('option', { name: '10:30 AM' })).toHaveClass(/Mui-disabled/);
    await from.getByRole('option', { name: '03:30 PM' }).click();
    await expect(stage.getByText('You have the room from 3:30 PM to 4:30 PM.')).toBeVisible();
    // The choir comes at 6 PM.
    await from.getByRole('option', { name: '05:30 PM' }).click();
    await expect(stage.getByText('You have the room from 5:30 PM to 6:00 PM.')).toBeVisible();
  },

  async SkipDisabledTimes({ stage }) {
    const lunch = stage.getByRole('option', { name: '12:30 PM' });
    await expect(lunch).toHaveCount(0);
    await stage.getByRole('switch', { name: 'Leave out disabled times' }).click();
    await expect(lunch).toHaveClass(/Mui-disabled/);
  },
};
