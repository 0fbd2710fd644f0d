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

  async SwrOrders({ stage }) {
    const log = stage.getByRole('log');
    await expect(gridCell(stage, 0, 'id')).toHaveText('SO-24101');
    await stage.getByRole('button', { name: '100%' }).click();
    await stage.getByRole('columnheader', { name: 'Items' }).click();
    await expect(stage.getByRole('alert')).toContainText('The orders could not be loaded.');
    await expect(log).toContainText('sort items asc → failed');
    // The old rows stay until a request succeeds.
    await expect(gridCell(stage, 0, 'id')).toHaveText('SO-24101');
    await stage.getByRole('button', { name: '0%', exact: true }).click();
    await stage.getByRole('button', { name: 'Try again' }).click();
    await expect(gridCell(stage, 0, 'items')).toHaveText('3');
    await expect(stage.getByRole('alert')).toHaveCount(0);
    await stage.getByRole('button', { name: '3 s', exact: true }).click();
    await stage.getByRole('button', { name: 'Go to next page' }).click();
    await expect(log).toContainText('GET rows 9–16, sort items asc');
    // The first page is in the cache, and a late response for the second page doesn't replace it.
    await stage.getByRole('button', { name: 'Go to previous page' }).click();
    await expect(log).toContainText('GET rows 9–16, sort items asc → 8 of 240 rows');
    await expect(stage.getByText('1–8 of 240')).toBeVisible();
    await expect(gridCell(stage, 0, 'items')).toHaveText('3');
  },

  async TanStackQueryOrders({ page, stage }) {
    const requests = stage.getByRole('log').getByText(/^(GET|PATCH)/);
    await expect(requests).toHaveText([
      'GET rows 9–16 → 8 of 240 rows',
      'GET rows 1–8 → 8 of 240 rows',
    ]);
    await stage.getByRole('button', { name: 'Go to next page' }).click();
    await expect(requests.first()).toHaveText('GET rows 17–24 → 8 of 240 rows');
    await expect(gridCell(stage, 0, 'id')).toHaveText('SO-24109');
    await stage.getByRole('button', { name: 'Go to previous page' }).click();
    await expect(gridCell(stage, 0, 'id')).toHaveText('SO-24101');
    // Both pages are in the cache.
    await expect(requests).toHaveCount(3);
    await gridCell(stage, 0, 'items').dblclick();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('7');
    await page.keyboard.press('Enter');
    await expect(requests).toHaveText([
      'GET rows 9–16 → 8 of 240 rows',
      'GET rows 1–8 → 8 of 240 rows',
      'PATCH SO-24101 → saved',
      'GET rows 17–24 → 8 of 240 rows',
      'GET rows 9–16 → 8 of 240 rows',
      'GET rows 1–8 → 8 of 240 rows',
    ]);
    await expect(gridCell(stage, 0, 'items')).toHaveText('7');
    await stage.getByRole('button', { name: '100%' }).click();
    await stage.getByRole('columnheader', { name: 'Items' }).click();
    await expect(stage.getByRole('alert')).toContainText("The server isn't responding.");
    await stage.getByRole('button', { name: '0%', exact: true }).click();
    await stage.getByRole('button', { name: 'Try again' }).click();
    await expect(gridCell(stage, 0, 'items')).toHaveText('3');
    await expect(stage.getByRole('alert')).toHaveCount(0);
    await expect(requests.first()).toHaveText('GET rows 9–16, sort items asc → 8 of 240 rows');
    await stage.getByRole('button', { name: '3 s', exact: true }).click();
    const next = stage.getByRole('button', { name: 'Go to next page' });
    await next.click();
    await expect(requests.first()).toContainText('GET rows 17–24, sort items asc');
    await next.click();
    // The second page is in the cache, and a late response for the third page doesn't replace it.
    await stage.getByRole('button', { name: 'Go to previous page' }).click();
    await expect(stage.getByRole('log')).toContainText(
      'GET rows 17–24, sort items asc → 8 of 240 rows',
    );
    await expect(stage.getByText('9–16 of 240')).toBeVisible();
    await expect(gridCell(stage, 0, 'id')).toHaveText('SO-24119');
  },
};
