import { expect } from '@playwright/test';
import type { DemoJourneys } from '../../demos/DemoJourney.ts';
import { typeInto } from '../../support/typeInto.ts';

export const journeys: DemoJourneys = {
  async ControlledDatePicker({ page, stage }) {
    await expect(stage.getByText('Harvest about July 12, 2025')).toBeVisible();
    await stage.getByRole('button', { name: 'One week later' }).click();
    await expect(stage.getByText('Harvest about July 19, 2025')).toBeVisible();
    await typeInto(stage.getByRole('spinbutton', { name: 'Month' }), '06012025');
    await expect(stage.getByText('Harvest about August 15, 2025')).toBeVisible();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('Delete');
    await expect(stage.getByText('Choose a day to see the harvest.')).toBeVisible();
    await expect(stage.getByRole('button', { name: 'One week later' })).toBeDisabled();
  },

  async RepairDay({ stage }) {
    const chips = stage.getByRole('group', { name: /^Next working days/ }).getByRole('button');
    const label = (await chips.first().textContent()) ?? '';
    await chips.first().click();
    // `Tue, Jun 3` is day 03 of the field.
    const day = label.split(' ').at(-1)?.padStart(2, '0') ?? '';
    await expect(stage.getByRole('spinbutton', { name: 'Day' })).toHaveText(day);
    await expect(stage.getByText(/^The room is empty\./)).toBeVisible();
  },

  async ControlledView({ stage }) {
    const step = (name: string) => stage.getByRole('button', { name, exact: true });
    await expect(step('year')).toHaveAttribute('aria-pressed', 'true');
    await stage.getByRole('radio', { name: '1990' }).click();
    await expect(step('month')).toHaveAttribute('aria-pressed', 'true');
    await stage.getByRole('radio', { name: 'March' }).click();
    await expect(step('day')).toHaveAttribute('aria-pressed', 'true');
    await expect(stage.getByRole('grid')).toBeVisible();
    await step('year').click();
    await expect(stage.getByRole('radio', { name: '1990' })).toBeChecked();
  },
};
