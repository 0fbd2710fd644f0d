import { day, focusedCell, openButton, section } from './support/datePickers.ts';
import { DATE_PICKERS } from './support/fixturePaths.ts';
import { openDemo } from './support/openDemo.ts';
import { expect, test } from './support/test.ts';

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
    // The old month keeps the focus for a moment, so wait until the focus is in the new one.
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
