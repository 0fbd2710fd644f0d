import { expect } from '@playwright/test';
import type { DemoJourneys } from '../../../demos/DemoJourney.ts';

export const journeys: DemoJourneys = {
  async TaskToolbar({ page, stage }) {
    await stage.getByRole('button', { name: 'Columns' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(stage.getByRole('button', { name: /^Filters/ })).toBeFocused();
    await stage.getByRole('button', { name: 'Mark as done' }).click();
    await expect(stage.getByRole('toolbar').getByRole('status')).toHaveText('Tasks');
    await expect(stage.getByRole('gridcell').and(page.locator(':focus'))).toHaveCount(1);
  },
};
