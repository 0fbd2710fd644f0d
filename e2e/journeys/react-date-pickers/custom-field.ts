import { expect } from '@playwright/test';
import type { DemoJourneys } from '../../demos/DemoJourney.ts';
import { typeInto } from '../../support/typeInto.ts';

export const journeys: DemoJourneys = {
  async ButtonAsField({ page, stage }) {
    const button = stage.getByRole('button', { name: /^Due/ });
    await button.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('gridcell', { name: '18', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(button).toContainText('Jun 18, 2025');
  },

  async ConcertPicker({ page, stage }) {
    const field = stage.getByRole('combobox', { name: 'Concert' });
    await expect(stage.getByText('Thursday, June 12: Steel Works')).toBeVisible();
    await field.fill('Turku');
    await page.getByRole('option', { name: 'Jul 18, Turku' }).click();
    await expect(stage.getByText('Friday, July 18: Castle Yard')).toBeVisible();
    await stage.getByRole('button', { name: 'Choose from the calendar' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('gridcell', { name: '17', exact: true })).toBeDisabled();
    await dialog.getByRole('gridcell', { name: '24', exact: true }).click();
    await expect(field).toHaveValue('Jul 24, Tartu');
  },

  async PlainInput({ page, stage }) {
    const input = stage.getByRole('textbox', { name: 'Delivery' });
    await input.fill('2025-07-04');
    await input.press('Enter');
    await stage.getByRole('button', { name: 'Calendar' }).click();
    const dialog = page.getByRole('dialog');
    const day = dialog.getByRole('gridcell', { name: '4', exact: true });
    await expect(day).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await input.fill('soon');
    await expect(stage.getByText('Not a date yet.')).toBeVisible();
    await expect(input).toHaveAttribute('aria-invalid', 'true');
  },

  async SectionBox({ page, stage }) {
    const status = stage.getByRole('status');
    const month = stage.getByRole('spinbutton', { name: 'Month' });
    await expect(status).toHaveText('Use the arrow keys, or type.');
    await typeInto(month, '08');
    await expect(status).toHaveText('The orchard opens on September 1.');
    await month.click();
    await expect(month).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(month).toHaveText('09');
    await expect(status).toHaveText('Use the arrow keys, or type.');
    await expect(stage.locator('input[name="harvest"]')).toHaveValue('09/18/2025');
  },

  async MaskedInput({ page, stage }) {
    const input = stage.getByRole('textbox', { name: 'Arrival' });
    await input.fill('');
    await input.pressSequentially('07042025');
    await expect(input).toHaveValue('07/04/2025');
    await expect(input).toHaveAttribute('aria-invalid', 'false');
    await stage.getByRole('button', { name: 'Calendar' }).click();
    const dialog = page.getByRole('dialog');
    const day = dialog.getByRole('gridcell', { name: '4', exact: true });
    await expect(day).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    // There is no such day.
    await input.fill('02312025');
    await expect(input).toHaveValue('02/31/2025');
    await expect(stage.getByText('Not a date yet.')).toBeVisible();
    // Later than the last allowed day.
    await input.fill('01012026');
    await expect(stage.getByText('Type digits only.')).toBeVisible();
    await expect(input).toHaveAttribute('aria-invalid', 'true');
  },

  async ReadOnlyOnTouch({ page, stage }) {
    const input = stage.getByRole('combobox', { name: 'Return' });
    await input.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('gridcell', { name: '26', exact: true }).click();
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect(dialog).toBeHidden();
    await expect(input).toHaveValue('06/26/2025');
    await input.click();
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    await stage.getByRole('switch', { name: 'Touch screen' }).click();
    await expect(stage.getByRole('spinbutton', { name: 'Day' })).toHaveText('24');
  },
};
