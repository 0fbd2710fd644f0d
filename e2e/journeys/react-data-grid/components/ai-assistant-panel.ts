import { expect } from '@playwright/test';
import type { DemoJourneys } from '../../../demos/DemoJourney.ts';
import { readColumn } from '../../../support/readColumn.ts';

export const journeys: DemoJourneys = {
  async AskButton({ page, stage }) {
    await stage.getByRole('button', { name: 'Ask about the orders' }).click();
    const panel = page.locator('.MuiDataGrid-aiAssistantPanel');
    await panel.getByText('High and urgent orders on hold').click();
    await expect
      .poll(async () => new Set(await readColumn(stage, 'status')))
      .toEqual(new Set(['on hold']));
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
  },

  async QuestionPanel({ page, stage }) {
    await stage.getByRole('button', { name: 'AI Assistant' }).click();
    await page.getByRole('button', { name: 'High and urgent orders on hold' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Done.' })).toBeVisible();
    await expect
      .poll(async () => new Set(await readColumn(stage, 'status')))
      .toEqual(new Set(['on hold']));
  },
};
