import { expect } from '@playwright/test';
import type { DemoJourneys } from '../../../demos/DemoJourney.ts';

export const journeys: DemoJourneys = {
  async PivotButton({ stage }) {
    const sidebar = stage.locator('.MuiDataGrid-sidebar');
    await stage.getByRole('button', { name: 'Change pivot (on)' }).click();
    await expect(sidebar).toBeVisible();
    await stage.getByRole('button', { name: 'Close pivot (on)' }).click();
    await expect(sidebar).toHaveCount(0);
    await stage.getByRole('button', { name: 'Change pivot (on)' }).click();
    await sidebar.getByRole('switch', { name: 'Pivot' }).click();
    await expect(stage.getByRole('button', { name: 'Change pivot (off)' })).toBeVisible();
    await expect(stage.getByRole('columnheader', { name: 'Month' })).toBeVisible();
  },

  async OpenFromCode({ stage }) {
    const sidebar = stage.locator('.MuiDataGrid-sidebar');
    await stage.getByRole('button', { name: 'Open the pivot panel' }).click();
    const button = stage.getByRole('button', { name: 'Close the pivot panel' });
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(sidebar).toHaveAttribute('id', (await button.getAttribute('aria-controls')) ?? '');
    await button.click();
    await expect(sidebar).toHaveCount(0);
  },

  async QuickPivot({ page, stage }) {
    await stage.getByRole('combobox', { name: 'Rows' }).click();
    await page.getByRole('option', { name: 'Month' }).click();
    await stage.getByRole('combobox', { name: 'Values' }).click();
    await page.getByRole('option', { name: 'Units' }).click();
    await expect(stage.getByText('2025-01 (25)')).toBeVisible();
    await expect(stage.getByRole('columnheader', { name: 'Units' }).first()).toBeVisible();
  },
};
