import { expect } from '@playwright/test';
import type { Locator } from '@playwright/test';
import { typeInto } from '../../support/typeInto.ts';
import type { DemoJourney, DemoJourneys } from '../../demos/DemoJourney.ts';

/** The simulated server is slow, and a busy machine makes it slower. */
const ANSWER = { timeout: 20_000 };

/** Submits a form while it is empty, with parts of a date, on a Monday, and then on a Sunday. */
function bookTour(result: string): DemoJourney {
  return async ({ page, stage }) => {
    const name = stage.getByRole('textbox', { name: 'Name', exact: true });
    const field = stage.getByRole('group', { name: 'Day of the tour' });
    const book = () => stage.getByRole('button', { name: 'Book', exact: true }).click();

    await book();
    await expect(stage.getByText('Enter a name.')).toBeVisible(ANSWER);
    await expect(stage.getByText('Enter a complete date.')).toBeVisible();
    await expect(name).toBeFocused();

    await name.fill('Mira');
    await book();
    await expect(getSection(stage, 'Month')).toBeFocused(ANSWER);
    await expect(stage.getByText('Enter a name.')).toBeHidden();
    await expect(field).toHaveAttribute('aria-invalid', 'true');

    // The key submits the form, and the focus stays where it is.
    await page.keyboard.type('06');
    await expect(getSection(stage, 'Day')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(stage.getByText('Enter a complete date.')).toBeVisible();
    await expect(getSection(stage, 'Day')).toBeFocused();

    await page.keyboard.type('162025');
    await expect(getSection(stage, 'Year')).toHaveText('2025');
    await book();
    await expect(stage.getByText('There are no tours on Mondays.')).toBeVisible(ANSWER);
    await expect(getSection(stage, 'Month')).toBeFocused();
    await expect(stage.getByText(result)).toBeHidden();

    await page.keyboard.press('ArrowRight');
    await page.keyboard.type('15');
    await expect(getSection(stage, 'Day')).toHaveText('15');
    await page.keyboard.press('Enter');
    await expect(stage.getByText(result)).toBeVisible(ANSWER);
    await expect(field).toHaveAttribute('aria-invalid', 'false');
    await expect(stage.getByText('There are no tours on Mondays.')).toBeHidden();
  };
}

function getSection(stage: Locator, name: string): Locator {
  return stage.getByRole('spinbutton', { name, exact: true });
}

export const journeys: DemoJourneys = {
  async JumpToEnd({ page, stage }) {
    const months = stage.getByRole('spinbutton', { name: 'Month' });
    await stage.getByRole('button', { name: 'Last month' }).click();
    await expect(months.last()).toBeFocused();
    await page.keyboard.type('11');
    await expect(months.last()).toHaveText('11');
    await expect(months.first()).toHaveText('04');
  },

  async ClearableFields({ stage }) {
    await expect(stage.getByText('Cleared: nothing yet')).toBeVisible();
    await stage.getByRole('button', { name: 'Clear' }).first().click();
    await expect(stage.getByText('Cleared: day', { exact: true })).toBeVisible();
  },

  async FormDataTour({ page, stage }) {
    await bookTour('day: 2025-06-15')({ page, stage });
    await expect(stage.getByText('shown: 06/15/2025')).toBeVisible();
    const reset = stage.getByRole('button', { name: 'Reset', exact: true });
    await reset.click();
    await expect(stage.getByText('day: 2025-06-15')).toBeHidden();
    await expect(stage.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('');
    await expect(getSection(stage, 'Day')).toHaveText('DD');

    // While a part is missing, the value is empty and can't be reset.
    await typeInto(getSection(stage, 'Month'), '07');
    await expect(getSection(stage, 'Month')).toHaveText('07');
    await reset.click();
    await expect(getSection(stage, 'Month')).toHaveText('MM');
  },

  async ActionTour({ page, stage }) {
    await bookTour('Booked: Mira, 2025-06-15')({ page, stage });
    await typeInto(getSection(stage, 'Day'), '14');
    await page.keyboard.press('Enter');
    await expect(stage.getByText('This tour is sold out.')).toBeVisible(ANSWER);
    await expect(stage.getByText('Booked:')).toBeHidden();
  },

  HookFormTour: bookTour('Booked: Mira, 2025-06-15'),

  TanStackFormTour: bookTour('Booked: Mira, 2025-06-15'),

  FormikTour: bookTour('Booked: Mira, 2025-06-15'),

  async EmptySection({ page, stage }) {
    const status = stage.getByRole('status');
    const check = stage.getByRole('button', { name: 'Check' });
    await check.click();
    await expect(status).toHaveText('Missing: month');
    await expect(stage.getByRole('spinbutton', { name: 'Month' })).toBeFocused();
    await page.keyboard.type('0630');
    await check.click();
    await expect(status).toHaveText('Missing: year');
    await expect(stage.getByRole('spinbutton', { name: 'Year' })).toBeFocused();
    await page.keyboard.type('20250715p');
    await check.click();
    await expect(status).toHaveText('The time is complete.');
  },
};
