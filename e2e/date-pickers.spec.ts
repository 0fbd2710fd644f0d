import type { Locator } from '@playwright/test';
import { day, focusedCell, openButton, section } from './support/datePickers.ts';
import { DATE_PICKERS } from './support/fixturePaths.ts';
import { openDemo } from './support/openDemo.ts';
import { expect, test } from './support/test.ts';

/** Types into one section. It loses digits if they come too fast. */
async function typeInto(target: Locator, digits: string): Promise<void> {
  await target.click();
  await target.pressSequentially(digits, { delay: 80 });
  await expect(target).toHaveText(digits);
}

test.describe('fields @desktop', () => {
  test('accepts a date typed section by section, and clears it', async ({ page }) => {
    const stage = await openDemo(page, DATE_PICKERS, 'ControlledDateField');
    await section(stage, 'Month').click();
    await page.keyboard.type('07192025', { delay: 80 });
    await expect(stage).toContainText('Saturday, July 19, 2025');
    await stage.getByRole('button', { name: 'Clear' }).click();
    await expect(stage).toContainText('Empty: null');
  });

  test('keeps a date that breaks a rule, and names the rule', async ({ page }) => {
    const stage = await openDemo(page, DATE_PICKERS, 'DateFieldLimits');
    await expect(stage).toContainText('Rule broken: maxDate');
    await typeInto(section(stage, 'Month'), '06');
    await expect(stage).toContainText('This day is fine.');
    await typeInto(section(stage, 'Year'), '2024');
    await expect(stage).toContainText('Rule broken: minDate');
  });
});

test.describe('pickers @desktop', () => {
  test('accepts a day from the calendar', async ({ page }) => {
    const stage = await openDemo(page, DATE_PICKERS, 'ControlledDatePicker');
    await expect(stage).toContainText('Harvest about July 12, 2025');
    await openButton(stage).click();
    await day(page.getByRole('dialog', { name: 'Sowing day' }), '10').click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(stage).toContainText('Harvest about June 24, 2025');
    await stage.getByRole('button', { name: 'One week later' }).click();
    await expect(section(stage, 'Day')).toHaveText('17');
  });

  test('accepts a time from the lists', async ({ page }) => {
    const stage = await openDemo(page, DATE_PICKERS, 'ControlledTimePicker');
    await openButton(stage).click();
    const dialog = page.getByRole('dialog', { name: 'Dough is ready' });
    await dialog.getByRole('option', { name: '7 hours' }).click();
    await dialog.getByRole('option', { name: '30 minutes' }).click();
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect(dialog).toBeHidden();
    await expect(stage).toContainText('Bread at 9:15 AM');
  });

  test('gives an empty value the time of the reference date', async ({ page }) => {
    const stage = await openDemo(page, DATE_PICKERS, 'ReferenceDate');
    await openButton(stage).click();
    const dialog = page.getByRole('dialog', { name: 'Appointment' });
    await day(dialog, '6').click();
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect(stage).toContainText('Thursday, November 6, 9:30 AM');
  });

  test('shows one moment in three time zones', async ({ page }) => {
    const stage = await openDemo(page, DATE_PICKERS, 'DayjsTimezone');
    await expect(section(stage, 'Hours', 2)).toHaveText('10');
    await section(stage, 'Hours').focus();
    await page.keyboard.press('ArrowUp');
    await expect(section(stage, 'Hours')).toHaveText('10');
    await expect(section(stage, 'Hours', 1)).toHaveText('04');
    await expect(section(stage, 'Hours', 2)).toHaveText('11');
  });

  test('picks a range with two clicks', async ({ page }) => {
    const stage = await openDemo(page, DATE_PICKERS, 'ControlledDateRangePicker');
    await expect(stage).toContainText('7 nights');
    await openButton(stage).click();
    const july = page.getByRole('grid', { name: 'July 2025' });
    await day(july, '21').click();
    await day(july, '24').click();
    await expect(stage).toContainText('3 nights');
  });

  test('sets a range from a shortcut', async ({ page }) => {
    const stage = await openDemo(page, DATE_PICKERS, 'RangeShortcuts');
    await openButton(stage).click();
    await page.getByRole('button', { name: 'Quarter 2' }).click();
    await expect(section(stage, 'Month', 0)).toHaveText('04');
    await expect(section(stage, 'Month', 1)).toHaveText('06');
    await expect(section(stage, 'Day', 1)).toHaveText('30');
  });

  test('explains in words what is wrong', async ({ page }) => {
    const stage = await openDemo(page, DATE_PICKERS, 'ErrorMessage');
    await expect(stage).toContainText('The archive ends on December 31, 2024.');
    await typeInto(section(stage, 'Year'), '2024');
    await typeInto(section(stage, 'Day'), '04');
    await expect(stage).toContainText('The archive is closed on Sundays.');
    await typeInto(section(stage, 'Day'), '05');
    await expect(stage).not.toContainText('archive');
  });

  test('changes the value from a custom action bar', async ({ page }) => {
    const stage = await openDemo(page, DATE_PICKERS, 'CustomActionBar');
    await stage.getByRole('button', { name: 'Week after' }).click();
    await expect(day(stage, '21')).toHaveAttribute('aria-selected', 'true');
  });
});

test.describe('calendars @desktop', () => {
  test('loads the bookings of the next month', async ({ page }) => {
    const stage = await openDemo(page, DATE_PICKERS, 'DynamicDays');
    await expect(day(stage, '17, booked')).toBeVisible();
    await stage.getByRole('button', { name: 'Next month' }).click();
    await expect(day(stage, '21, booked')).toBeVisible();
    await expect(day(stage, '17, booked')).toBeHidden();
  });

  test('follows the locale', async ({ page }) => {
    const stage = await openDemo(page, DATE_PICKERS, 'LocaleDayjs');
    await expect(stage.getByRole('grid', { name: 'Mai 2025' })).toBeVisible();
    await expect(stage.getByRole('columnheader').first()).toHaveAccessibleName('Montag');
    await stage.getByRole('button', { name: 'en', exact: true }).click();
    await expect(stage.getByRole('grid', { name: 'May 2025' })).toBeVisible();
    await expect(stage.getByRole('columnheader').first()).toHaveAccessibleName('Sunday');
    await expect(section(stage, 'Meridiem')).toHaveText('PM');
  });

  test('counts in Jalali and Hijri years', async ({ page }) => {
    const jalali = await openDemo(page, DATE_PICKERS, 'JalaliCalendar');
    await expect(jalali.getByRole('grid', { name: 'فروردین 1404' })).toBeVisible();
    await jalali.locator('[role="gridcell"][aria-selected="true"]').focus();
    await page.keyboard.press('ArrowLeft');
    await expect(focusedCell(page)).toHaveText('9');
    const hijri = await openDemo(page, DATE_PICKERS, 'HijriCalendar');
    await expect(hijri.getByRole('grid', { name: /^رمضان/ })).toBeVisible();
  });
});

test('opens a dialog with buttons on a touch screen @phone', async ({ page }) => {
  const stage = await openDemo(page, DATE_PICKERS, 'BasicDatePicker');
  await openButton(stage).tap();
  // A dialog is named by the title of its toolbar, and a popup by its field.
  const dialog = page.getByRole('dialog', { name: 'Select date' });
  await day(dialog, '23').tap();
  await dialog.getByRole('button', { name: 'OK' }).tap();
  await expect(dialog).toBeHidden();
  await expect(section(stage, 'Day')).toHaveText('23');
});
