import { expect } from '@playwright/test';
import type { DemoJourneys } from '../../demos/DemoJourney.ts';

export const journeys: DemoJourneys = {
  async CustomizationPlayground({ page, stage }) {
    const code = stage.getByRole('region', { name: 'Code' });
    const choose = async (setting: string, value: string) => {
      await stage.getByRole('combobox', { name: new RegExp(`^${setting}`) }).press('Enter');
      await page.getByRole('option', { name: value, exact: true }).press('Enter');
    };
    const day = stage.getByRole('gridcell', { name: '12', exact: true });
    const fill = await day.evaluate((element) => getComputedStyle(element).backgroundColor);
    await choose('way', 'slotProps');
    await expect(code).toContainText("'&.Mui-selected': {");
    await expect(day).toHaveCSS('background-color', fill);
    // The style also applies while the day is focused and hovered.
    await day.hover();
    await day.focus();
    await expect(day).toHaveCSS('background-color', fill);
    await choose('way', 'theme');
    await expect(code).toContainText('backgroundColor: theme.palette.secondary.main,');
    await expect(day).toHaveCSS('background-color', fill);
    // The weekdays aren't a slot.
    await choose('part', 'Weekdays');
    await stage.getByRole('combobox', { name: /^way/ }).press('Enter');
    await expect(page.getByRole('option')).toHaveText(['sx', 'theme']);
    await page.keyboard.press('Escape');
    await choose('component', 'DateField');
    await expect(code).toContainText('MuiPickersOutlinedInput');
  },

  async PopupParts({ page, stage }) {
    await stage.getByRole('button', { name: /Choose date/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('gridcell', { name: '18', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(stage.getByRole('spinbutton', { name: 'Day' })).toHaveText('18');
  },
};
