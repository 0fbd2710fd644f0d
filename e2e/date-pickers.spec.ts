import type { Locator, Page } from '@playwright/test';
import { DATE_PICKERS } from './support/fixturePaths.ts';
import { openDemo } from './support/openDemo.ts';
import { expect, test } from './support/test.ts';

const section = (stage: Locator, name: string, index = 0) =>
  stage.getByRole('spinbutton', { name, exact: true }).nth(index);

/** Types into one section. It takes digits one after the other, and loses some when they come too fast. */
async function typeInto(target: Locator, digits: string): Promise<void> {
  await target.click();
  await target.pressSequentially(digits, { delay: 80 });
  await expect(target).toHaveText(digits);
}

const day = (scope: Page | Locator, name: string) =>
  scope.getByRole('gridcell', { name, exact: true });
const focusedCell = (page: Page) => page.locator('[role="gridcell"]:focus');
const openButton = (stage: Locator) => stage.getByRole('button', { name: /^Choose/ });

test.describe('fields @desktop', () => {
  test('takes a date typed section by section, and clears it', async ({ page }) => {
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
  test('takes a day from the calendar', async ({ page }) => {
    const stage = await openDemo(page, DATE_PICKERS, 'ControlledDatePicker');
    await expect(stage).toContainText('Harvest about July 12, 2025');
    await openButton(stage).click();
    await day(page.getByRole('dialog', { name: 'Sowing day' }), '10').click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(stage).toContainText('Harvest about June 24, 2025');
    await stage.getByRole('button', { name: 'One week later' }).click();
    await expect(section(stage, 'Day')).toHaveText('17');
  });

  test('takes a time from the lists', async ({ page }) => {
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

test.describe('keyboard @desktop', () => {
  test('moves, changes, and clears in a field', async ({ page }) => {
    const stage = await openDemo(page, DATE_PICKERS, 'FieldKeys');
    const press = (key: string) => page.keyboard.press(key);
    const [month, date, year] = ['Month', 'Day', 'Year'].map((name) => section(stage, name));
    if (!month || !date || !year) throw new Error('The field has three sections.');
    await month.focus();
    await press('Shift+Tab');
    await expect(month).not.toBeFocused();
    await press('Tab');
    await expect(month).toBeFocused();
    await press('ArrowRight');
    await expect(date).toBeFocused();
    await press('ArrowLeft');
    await expect(month).toBeFocused();
    for (const [key, text] of [
      ['ArrowUp', '06'],
      ['ArrowDown', '05'],
      ['PageUp', '10'],
      ['PageDown', '05'],
      ['Home', '01'],
      ['ArrowDown', '12'],
      ['ArrowUp', '01'],
      ['End', '12'],
    ] as const) {
      await press(key);
      await expect(month, key).toHaveText(text);
    }
    await press('7');
    await expect(month).toHaveText('07');
    await expect(date).toBeFocused();
    await press('Backspace');
    await expect(date).toHaveText('DD');
    await press('ArrowRight');
    await press('Delete');
    await expect(year).toHaveText('YYYY');
    await press('Control+a');
    await press('Delete');
    await expect(stage.getByRole('group')).toContainText('MM/DD/YYYY');
    await press('Tab');
    await expect(stage.locator('*:focus')).toHaveCount(0);
  });

  test('moves through the days of a month', async ({ page }) => {
    const stage = await openDemo(page, DATE_PICKERS, 'CalendarKeys');
    await stage.getByRole('button', { name: 'Next month' }).focus();
    await page.keyboard.press('Tab');
    await expect(focusedCell(page)).toHaveText('14');
    for (const [key, text] of [
      ['ArrowRight', '15'],
      ['ArrowLeft', '14'],
      ['ArrowDown', '21'],
      ['ArrowUp', '14'],
      ['Home', '11'],
      ['End', '17'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(focusedCell(page), key).toHaveText(text);
    }
    // The month that leaves keeps the focus for a moment, so wait until the focus is in the month that came.
    const focusedDay = (month: number) => String(Date.UTC(2025, month - 1, 17));
    await page.keyboard.press('PageUp');
    await expect(stage.getByRole('grid', { name: 'June 2025' })).toBeVisible();
    await expect(focusedCell(page)).toHaveAttribute('data-timestamp', focusedDay(6));
    await expect(day(stage, '17')).toHaveCount(1);
    await page.keyboard.press('PageDown');
    await expect(stage.getByRole('grid', { name: 'May 2025' })).toBeVisible();
    await expect(focusedCell(page)).toHaveAttribute('data-timestamp', focusedDay(5));
    await expect(day(stage, '17')).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(day(stage, '17')).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Space');
    await expect(day(stage, '16')).toHaveAttribute('aria-selected', 'true');
  });

  test('moves through years and months', async ({ page }) => {
    const stage = await openDemo(page, DATE_PICKERS, 'CalendarKeys');
    await stage.getByRole('button', { name: /switch to year view/ }).click();
    const radio = stage.locator('[role="radio"]:focus');
    await stage.getByRole('radio', { name: '2025' }).focus();
    for (const [key, text] of [
      ['ArrowRight', '2026'],
      ['ArrowLeft', '2025'],
      ['ArrowDown', '2028'],
      ['ArrowUp', '2025'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(radio, key).toHaveText(text);
    }
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await stage.getByRole('radio', { name: 'May' }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(radio).toHaveText('Aug');
    await page.keyboard.press('Space');
    await expect(stage.getByRole('grid', { name: 'August 2026' })).toBeVisible();
  });

  test('moves through lists of hours and minutes', async ({ page }) => {
    const stage = await openDemo(page, DATE_PICKERS, 'ClockKeys');
    const option = stage.locator('[role="option"]:focus');
    await stage.getByRole('option', { name: '8 hours' }).focus();
    for (const [key, text] of [
      ['ArrowDown', '09'],
      ['ArrowUp', '08'],
      ['Home', '12'],
      ['PageDown', '05'],
      ['PageUp', '12'],
      ['End', '11'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(option, key).toHaveText(text);
    }
    await page.keyboard.press('Enter');
    await expect(stage.getByRole('option', { name: '11 hours' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(option).toHaveText('30');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await expect(stage.getByRole('option', { name: '35 minutes' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  });

  test('opens, chooses, and closes in a picker', async ({ page }) => {
    const stage = await openDemo(page, DATE_PICKERS, 'PickerKeys');
    const dialog = page.getByRole('dialog', { name: 'Practice picker' });
    await section(stage, 'Month').focus();
    await page.keyboard.press('Tab');
    await expect(openButton(stage)).toBeFocused();
    await expect(openButton(stage)).toHaveAccessibleName(
      'Choose date, selected date is May 14, 2025',
    );
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press(key);
      await expect(focusedCell(page), key).toHaveText('14');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(openButton(stage)).toBeFocused();
      await expect(section(stage, 'Day')).toHaveText('14');
    }
    await page.keyboard.press('Enter');
    await expect(focusedCell(page)).toHaveText('14');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(section(stage, 'Day')).toHaveText('15');
  });

  test('picks a range in a calendar', async ({ page }) => {
    const stage = await openDemo(page, DATE_PICKERS, 'RangeCalendarKeys');
    const may = stage.getByRole('grid', { name: 'May 2025' });
    const june = stage.getByRole('grid', { name: 'June 2025' });
    await day(may, '31').focus();
    await page.keyboard.press('ArrowRight');
    await expect(day(june, '1')).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    await expect(day(june, '1')).toHaveAttribute('aria-selected', 'true');
    await expect(day(june, '2')).toHaveAttribute('aria-selected', 'true');
    await expect(day(may, '12')).toHaveAttribute('aria-selected', 'false');
  });

  test('reaches both dates of a range picker with one field', async ({ page }) => {
    const stage = await openDemo(page, DATE_PICKERS, 'RangePickerKeys');
    await section(stage, 'Year').focus();
    await page.keyboard.press('ArrowRight');
    await expect(section(stage, 'Month', 1)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(openButton(stage)).toBeFocused();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.locator('[role="gridcell"]:focus')).toHaveText('12');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(openButton(stage)).toBeFocused();
  });

  test('opens a range picker with two inputs from either', async ({ page }) => {
    const stage = await openDemo(page, DATE_PICKERS, 'TwoInputKeys');
    const popup = page.getByRole('tooltip').getByRole('grid', { name: 'May 2025' });
    await section(stage, 'Month').focus();
    await page.keyboard.press('Tab');
    await expect(section(stage, 'Month', 1)).toBeFocused();
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press(key);
      await expect(popup).toBeVisible();
      await expect(section(stage, 'Month', 1)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(popup).toBeHidden();
    }
  });
});

test('opens a dialog with buttons on a touch screen @phone', async ({ page }) => {
  const stage = await openDemo(page, DATE_PICKERS, 'BasicDatePicker');
  await openButton(stage).tap();
  // The title of its toolbar names the dialog; a popup is named by its field.
  const dialog = page.getByRole('dialog', { name: 'Select date' });
  await day(dialog, '23').tap();
  await dialog.getByRole('button', { name: 'OK' }).tap();
  await expect(dialog).toBeHidden();
  await expect(section(stage, 'Day')).toHaveText('23');
});
