import { expect } from '@playwright/test';
import type { DemoJourneys } from '../../../demos/DemoJourney.ts';
import { gridCell } from '../../../support/gridCell.ts';

export const journeys: DemoJourneys = {
  async OptimisticOrders({ page, stage }) {
    await stage.getByRole('combobox', { name: 'The server fails' }).click();
    await page.getByRole('option', { name: 'always' }).click();
    const items = gridCell(stage, 0, 'items');
    const before = await items.innerText();
    await items.dblclick();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('77');
    await page.keyboard.press('Enter');
    await expect(stage.getByRole('alert')).toHaveText(/wasn't saved/);
    // The stored value is back.
    await expect(items).toHaveText(before);
    await stage.getByRole('combobox', { name: 'The server fails' }).click();
    await page.getByRole('option', { name: 'never' }).click();
    await stage.getByRole('button', { name: 'Try again' }).click();
    await expect(stage.getByRole('alert')).toHaveText('Everything is saved.');
    await expect(items).toHaveText('77');
  },

  async RollBack({ page, stage }) {
    const items = gridCell(stage, 0, 'items');
    const before = await items.innerText();
    await items.dblclick();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('99');
    await page.keyboard.press('Enter');
    await expect(stage.getByRole('alert')).toHaveClass(/Error/);
    await expect(items).toHaveText(before);
  },

  async ConfirmSave({ page, stage }) {
    const items = gridCell(stage, 1, 'items');
    const before = await items.innerText();
    const change = async (answer: string) => {
      await items.dblclick();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type('61');
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Change the order?' });
      await expect(dialog).toContainText(`from ${before} to 61 items`);
      await dialog.getByRole('button', { name: answer }).click();
      await expect(dialog).toBeHidden();
    };
    await change('Keep');
    await expect(items).toHaveText(before);
    await change('Change');
    await expect(items).toHaveText('61');
  },

  async ServerErrors({ page, stage }) {
    const items = gridCell(stage, 0, 'items');
    await items.dblclick();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('101');
    await page.keyboard.press('Enter');
    await expect(stage.getByRole('alert')).toHaveClass(/Error/);
    // The row stays in edit mode, with the focus in the invalid field.
    await expect(items.locator('input')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(items.locator('input')).toHaveCount(0);
  },
};
