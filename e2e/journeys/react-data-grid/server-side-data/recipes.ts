import { expect } from '@playwright/test';
import type { DemoJourneys } from '../../../demos/DemoJourney.ts';
import { gridCell } from '../../../support/gridCell.ts';

export const journeys: DemoJourneys = {
  async NestedPages({ stage }) {
    const log = stage.getByRole('log');
    await expect(log).toContainText('8 of 12 rows');
    await stage.getByRole('button', { name: 'Content of Ship models' }).click();
    await expect(log).toContainText('8 of 19 rows');
    await stage.getByRole('button', { name: 'Go to next page' }).click();
    await expect(gridCell(stage, 0, 'name')).toHaveText('Provenance.docx');
  },

  async SaveAndRefresh({ page, stage }) {
    const status = stage.getByRole('status');
    await expect(status).toHaveText('Items in all orders: 6,781');
    await expect(gridCell(stage, 0, 'id')).toHaveText('SO-24133');
    await gridCell(stage, 0, 'items').dblclick();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('1');
    await page.keyboard.press('Enter');
    await expect(status).toHaveText('Items in all orders: 6,727');
    await expect(gridCell(stage, 0, 'id')).toHaveText('SO-24156');
  },

  async PrefetchPages({ stage }) {
    const log = stage.getByRole('log');
    await expect(log).toContainText('GET rows 9–16 → 8 of 240 rows');
    await expect(gridCell(stage, 0, 'id')).toHaveText('SO-24101');
    await stage.getByRole('button', { name: 'Go to next page' }).click();
    await expect(gridCell(stage, 0, 'id')).toHaveText('SO-24109');
    await expect(log).toContainText('GET rows 17–24 → 8 of 240 rows');
    // The grid asked for the second page, but the server had sent it before.
    await expect(log.getByText('GET rows 9–16')).toHaveCount(1);
  },
};
