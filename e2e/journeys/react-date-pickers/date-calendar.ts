import { expect } from '@playwright/test';
import type { DemoJourneys } from '../../demos/DemoJourney.ts';

export const journeys: DemoJourneys = {
  async ControlledDateCalendar({ page, stage }) {
    const day = (name: string) => stage.getByRole('gridcell', { name, exact: true });
    await day('14').focus();
    await page.keyboard.press('ArrowRight');
    await expect(day('15')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(day('22')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(stage.getByText('Low tide of Thursday, May 22')).toBeVisible();
  },
};
