import { expect } from '@playwright/test';
import type { DemoJourneys } from '../../demos/DemoJourney.ts';

export const journeys: DemoJourneys = {
  async ControlledDateRangePicker({ page, stage }) {
    const dialog = page.getByRole('dialog');
    const day = (month: string, name: string) =>
      dialog.getByRole('grid', { name: month }).getByRole('gridcell', { name, exact: true });
    await expect(stage.getByText('7 nights')).toBeVisible();
    await stage.getByRole('button', { name: /^Choose range/ }).click();
    await day('July 2025', '25').click();
    await expect(stage.getByText('Choose both days.')).toBeVisible();
    await day('August 2025', '2').click();
    await expect(stage.getByText('8 nights')).toBeVisible();
    await expect(dialog).toBeHidden();
  },

  async RangeShortcuts({ page, stage }) {
    await stage.getByRole('button', { name: /^Choose range/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Quarter 2' }).click();
    await expect(dialog).toBeHidden();
    const months = stage.getByRole('spinbutton', { name: 'Month' });
    await expect(months.first()).toHaveText('04');
    await expect(months.last()).toHaveText('06');
    await expect(stage.getByRole('spinbutton', { name: 'Day' }).last()).toHaveText('30');
  },
};
