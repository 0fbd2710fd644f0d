import { expect } from '@playwright/test';
import type { DemoJourneys } from '../../demos/DemoJourney.ts';

export const journeys: DemoJourneys = {
  async ChosenShortcut({ page, stage }) {
    await expect(stage.getByText('Saved with the term: net-14')).toBeVisible();
    await stage.getByRole('button', { name: /Choose date/ }).click();
    const chips = page.getByRole('dialog').locator('.MuiChip-root');
    await chips.last().click();
    await expect(stage.getByText('Saved with the term: net-14')).toBeHidden();
    await expect(page.getByRole('dialog')).toBeHidden();
    // A typed date doesn't match a shortcut.
    await stage.getByRole('spinbutton', { name: 'Month' }).click();
    await page.keyboard.type('06302025');
    await expect(stage.getByText('Saved with the term: custom')).toBeVisible();
  },

  async ShortcutImportance({ page, stage }) {
    const dialog = page.getByRole('dialog');
    await stage.getByRole('button', { name: /Choose date/ }).click();
    await dialog.locator('.MuiChip-root').first().click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await stage.getByRole('switch', { name: 'Stay open after a shortcut' }).click();
    await stage.getByRole('button', { name: /Choose date/ }).click();
    await dialog.locator('.MuiChip-root').first().click();
    await expect(dialog).toBeHidden();
  },

  async RightToLeftShortcuts({ stage }) {
    const chip = stage.getByRole('button', { name: 'בעוד שבוע' });
    const day = stage.getByRole('gridcell', { name: '19', exact: true });
    await chip.click();
    await expect(day).toHaveAttribute('aria-selected', 'true');
    // The list is to the right of the calendar.
    const chipBox = await chip.boundingBox();
    const grid = await stage.getByRole('grid').boundingBox();
    expect(chipBox?.x).toBeGreaterThan((grid?.x ?? 0) + (grid?.width ?? 0) - 1);
  },
};
