import { expect } from '@playwright/test';
import type { DemoJourneys } from '../../demos/DemoJourney.ts';
import { gridCell } from '../../support/gridCell.ts';

export const journeys: DemoJourneys = {
  async UndoEdits({ page, stage }) {
    const title = gridCell(stage, 0, 'title');
    const before = await title.innerText();
    await title.dblclick();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Something else');
    await page.keyboard.press('Enter');
    await expect(title).toHaveText('Something else');
    await title.click();
    await page.keyboard.press('Control+z');
    await expect(title).toHaveText(before);
    await expect(stage.getByRole('button', { name: 'Undo (0)' })).toBeDisabled();
  },

  async SaveAllAtOnce({ page, stage }) {
    const stock = gridCell(stage, 0, 'stock');
    const before = await stock.innerText();
    await stock.dblclick();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('3');
    await page.keyboard.press('Enter');
    await expect(stage.getByRole('status')).toHaveText('Changed products: 1');
    await expect(stock).toHaveClass(/changed/);
    await stage.getByRole('button', { name: 'Discard all' }).click();
    await expect(stock).toHaveText(before);
    await expect(stage.getByRole('button', { name: 'Save all' })).toBeDisabled();
  },

  async OneClickEditing({ page, stage }) {
    const name = gridCell(stage, 0, 'name');
    const before = await name.innerText();
    await name.click();
    await expect(name.locator('input')).toBeFocused();
    await page.keyboard.type(' Plus');
    await page.keyboard.press('Escape');
    await expect(name).toHaveText(before);
  },
};
