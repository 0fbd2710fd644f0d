import { expect } from '@playwright/test';
import type { DemoJourneys } from '../../demos/DemoJourney.ts';
import { gridCell } from '../../support/gridCell.ts';

export const journeys: DemoJourneys = {
  async OnePanel({ stage }) {
    const first = stage.getByText('Omar Benhaddou, 23 of 28 hours');
    await expect(first).toBeVisible();
    const toggle = gridCell(stage, 1, '__detail_panel_toggle__');
    await toggle.click();
    await expect(stage.getByText('Ragna Bergvall, 25 of 32 hours')).toBeVisible();
    await expect(first).toHaveCount(0);
    await toggle.click();
    await expect(stage.locator('.MuiDataGrid-detailPanel')).toHaveCount(0);
  },

  async AllPanels({ stage }) {
    const panels = stage.locator('.MuiDataGrid-detailPanel');
    await expect(panels).toHaveCount(0);
    await stage.getByRole('button', { name: 'Open all notes' }).click();
    await expect(panels.first()).toContainText('New shop opening');
    await expect(panels.nth(1)).toContainText('Gift wrap all items.');
    await stage.getByRole('button', { name: 'Close all notes' }).click();
    await expect(panels).toHaveCount(0);
  },

  async DetailDrawer({ page, stage }) {
    const drawer = (name: string) => page.getByRole('dialog', { name });
    await gridCell(stage, 1, 'name').click();
    await drawer('Aéro Pot Set').getByRole('button', { name: 'Next' }).click();
    await expect(drawer('Arroyo Gas Stove')).toBeVisible();
    await drawer('Arroyo Gas Stove').getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    // The keyboard opens it too, and nothing comes before the first product.
    await gridCell(stage, 0, 'name').focus();
    await page.keyboard.press('Enter');
    const previous = drawer('Grat Trail Shoe').getByRole('button', { name: 'Previous' });
    await expect(previous).toBeDisabled();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },

  async UndoDelete({ stage }) {
    const title = gridCell(stage, 0, 'title');
    await expect(title).toHaveText('Monsoon House, Mumbai');
    await gridCell(stage, 0, 'actions').getByRole('menuitem').click();
    await expect(title).toHaveText('Vienna – Athens');
    await expect(stage.getByText('Deleted Monsoon House, Mumbai')).toBeVisible();
    await stage.getByRole('button', { name: 'Undo' }).click();
    // The row is back in its place.
    await expect(title).toHaveText('Monsoon House, Mumbai');
  },
};
