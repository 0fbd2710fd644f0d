import { expect } from '@playwright/test';
import type { DemoJourneys } from '../../../demos/DemoJourney.ts';

export const journeys: DemoJourneys = {
  async SalesOnServer({ stage }) {
    const log = stage.getByRole('log');
    await expect(log).toContainText('GET /Lanterns, grouped by line, quarter → 4 groups');
    await stage.getByRole('button', { name: 'By region' }).click();
    await expect(log).toContainText('GET /North, grouped by region, country → 3 groups');
    await stage.getByRole('button', { name: '100%' }).click();
    await stage.locator('.MuiDataGrid-row', { hasText: 'East' }).getByRole('button').click();
    await expect(stage.getByRole('alert')).toContainText("The server isn't responding.");
  },

  async GroupErrors({ stage }) {
    const status = stage.getByRole('status');
    const lanterns = stage.locator('.MuiDataGrid-row', { hasText: 'Lanterns' });
    await expect(status).toHaveText("Lanterns: The server isn't responding.");
    await stage.getByRole('switch').click();
    await lanterns.getByRole('button').click();
    await expect(status).toHaveText('Lanterns: loaded.');
    await expect(stage.locator('.MuiDataGrid-row', { hasText: 'Q3' })).toBeVisible();
  },
};
