import { expect } from '@playwright/test';
import type { DemoJourneys } from '../../../demos/DemoJourney.ts';

export const journeys: DemoJourneys = {
  async PromptToolbar({ page, stage }) {
    const field = stage.getByRole('textbox', { name: 'Ask about the tasks' });
    await field.fill('planned with high priority');
    await stage.getByRole('button', { name: 'Send' }).click();
    await expect(stage.getByRole('status')).toContainText('planned with high priority');
    await field.fill('hello');
    await page.keyboard.press('Enter');
    await expect(stage.getByRole('status')).toContainText('Name a status');
  },

  async WaitingField({ page, stage }) {
    const field = stage.getByRole('textbox', { name: 'Ask about the tasks' });
    await field.fill('done by area');
    await page.keyboard.press('Enter');
    await expect(stage.getByText('Waiting for the answer…')).toBeVisible();
    await expect(field).not.toBeEditable();
    await expect(stage.getByText('0 of 60 characters')).toBeVisible();
    await expect(stage.getByText('Berths (8)')).toBeVisible();
  },
};
