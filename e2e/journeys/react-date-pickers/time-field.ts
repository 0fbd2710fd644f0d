import { expect } from '@playwright/test';
import type { DemoJourneys } from '../../demos/DemoJourney.ts';

export const journeys: DemoJourneys = {
  async ControlledTimeField({ page, stage }) {
    const sent = stage.getByText(/^Sent to the server: /);
    const before = await sent.textContent();
    await stage.getByRole('button', { name: '15 minutes later' }).click();
    await expect(sent).not.toHaveText(before ?? '');
    await stage.getByRole('spinbutton', { name: 'Hours' }).click();
    await page.keyboard.type('0745p');
    await expect(sent).toHaveText('Sent to the server: "19:45"');
    await stage.getByRole('button', { name: 'Clear' }).click();
    await expect(stage.getByText('Nothing to send yet')).toBeVisible();
  },

  async TimeFieldLimits({ page, stage }) {
    await stage.getByRole('spinbutton', { name: 'Hours' }).click();
    await page.keyboard.type('0600a');
    await expect(stage.getByText('This time is available.')).toBeHidden();
    await stage.getByRole('spinbutton', { name: 'Hours' }).click();
    await page.keyboard.type('0945a');
    await expect(stage.getByText('This time is available.')).toBeVisible();
  },
};
