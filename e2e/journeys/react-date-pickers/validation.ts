import { expect } from '@playwright/test';
import type { DemoJourneys } from '../../demos/DemoJourney.ts';

export const journeys: DemoJourneys = {
  async ValidationRules({ stage }) {
    const turn = (rule: string) => stage.getByRole('switch', { name: rule, exact: true }).click();
    await expect(stage.getByText('Error: shouldDisableDate')).toBeVisible();
    await turn('shouldDisableDate');
    await expect(stage.getByText('No error')).toBeVisible();
    await turn('minDate');
    await expect(stage.getByText('Error: minDate')).toBeVisible();
    await expect(stage.locator('pre')).toContainText("minDate={dayjs('2025-06-16')}");
  },
};
