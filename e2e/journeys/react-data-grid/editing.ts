import { expect } from '@playwright/test';
import type { DemoJourneys } from '../../demos/DemoJourney.ts';
import { gridCell } from '../../support/gridCell.ts';

export const journeys: DemoJourneys = {
  async EditableCells({ page, stage }) {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const paste = async (field: string, text: string) => {
      await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
      await gridCell(stage, 0, field).click();
      await page.keyboard.press('ControlOrMeta+v');
    };
    const crop = gridCell(stage, 0, 'crop');
    const before = await crop.innerText();
    await paste('crop', 'Kohlrabi');
    await expect(crop.getByRole('textbox')).toHaveValue('Kohlrabi');
    await page.keyboard.press('Escape');
    await expect(crop).toHaveText(before);
    await paste('crop', 'Kohlrabi');
    await expect(crop.getByRole('textbox')).toHaveValue('Kohlrabi');
    await page.keyboard.press('Enter');
    await expect(crop).toHaveText('Kohlrabi');
    await paste('plants', '77');
    await expect(gridCell(stage, 0, 'plants').getByRole('spinbutton')).toHaveValue('77');
    await page.keyboard.press('Escape');

    // A list of options opens, but it has no input to paste into.
    await paste('soil', 'clay');
    await expect(page.getByRole('listbox')).toBeVisible();
    await expect(page.getByRole('option', { selected: true })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await page.keyboard.press('Escape');
  },

  async AsyncValidation({ page, stage }) {
    const crop = gridCell(stage, 0, 'crop');
    const input = crop.getByRole('textbox');
    await crop.dblclick();
    await input.fill('Aubergine');
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await page.keyboard.press('Enter');
    // The server doesn't know this crop, so the cell stays open.
    await expect(input).toHaveValue('Aubergine');
    await input.fill('Leek');
    await expect(input).toHaveAttribute('aria-invalid', 'false');
    await page.keyboard.press('Enter');
    await expect(crop).toHaveText('Leek');
  },
};
