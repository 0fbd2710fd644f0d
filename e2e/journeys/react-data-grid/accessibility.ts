import { expect } from '@playwright/test';
import type { DemoJourneys } from '../../demos/DemoJourney.ts';
import { gridCell } from '../../support/gridCell.ts';
import { readAccessibility, readFocus } from '../../support/readAccessibility.ts';

export const journeys: DemoJourneys = {
  async GridKeyboardPractice({ page, stage }) {
    const press = (key: string) => page.keyboard.press(key);
    const focus = () => readFocus(page);
    const place = (text: string) => expect(stage.getByText(text, { exact: true })).toBeVisible();
    const grid = stage.getByRole('grid');
    await expect.poll(() => readAccessibility(grid)).toMatchObject({ role: 'grid', name: 'Tasks' });
    const last = Number(await grid.getAttribute('aria-rowcount'));
    await expect(grid).toHaveAttribute('aria-colcount', '5');

    // The grid is a single tab stop and remembers its focused cell.
    await gridCell(stage, 0, 'area').click();
    await press('Shift+Tab');
    await expect.poll(focus).toMatchObject({ role: 'link' });
    await press('Tab');
    await expect.poll(focus).toMatchObject({ role: 'gridcell', name: 'Berths' });
    await press('Tab');
    await expect.poll(focus).toMatchObject({ role: 'combobox', name: 'Rows per page: 100' });
    await press('Shift+Tab');

    const moves: [string, string][] = [
      ['ArrowRight', 'Cell in row 2, column 4'],
      ['ArrowDown', 'Cell in row 3, column 4'],
      ['ArrowLeft', 'Cell in row 3, column 3'],
      ['End', 'Cell in row 3, column 5'],
      ['Home', 'Cell in row 3, column 1'],
      ['Control+End', `Cell in row ${last}, column 5`],
      ['Control+Home', 'Cell in row 2, column 1'],
      ['ArrowRight', 'Cell in row 2, column 2'],
      ['ArrowUp', 'Header in row 1, column 2'],
      ['ArrowDown', 'Cell in row 2, column 2'],
    ];
    for (const [key, text] of moves) {
      await press(key);
      await place(text);
    }
    await press('PageDown');
    const page1 = await stage.getByText(/^Cell in row \d+, column 2$/).innerText();
    expect(page1).not.toBe('Cell in row 2, column 2');
    await press('PageUp');
    await place('Cell in row 2, column 2');
    await press('Space');
    await place(page1);
    await press('PageUp');
    await press('PageUp');
    await place('Header in row 1, column 2');

    // Selection is a state of rows and of their checkboxes.
    const selected = stage.locator('[role="row"][data-rowindex][aria-selected="true"]');
    await gridCell(stage, 0, 'area').focus();
    const first = stage.locator('[role="row"][data-rowindex="0"]');
    await expect.poll(() => readAccessibility(first)).toMatchObject({ selected: true });
    await press('Shift+Space');
    await expect.poll(() => readAccessibility(first)).toMatchObject({ selected: false });
    await press('Shift+Space');
    await press('Shift+ArrowDown');
    await expect(selected).toHaveCount(2);
    await press('Home');
    await expect
      .poll(focus)
      .toMatchObject({ role: 'checkbox', name: 'Unselect row', checked: 'true' });
    await press('Space');
    await expect.poll(focus).toMatchObject({ name: 'Select row', checked: 'false' });
    await press('Control+a');
    await expect(first).toHaveAttribute('aria-selected', 'true');
    expect(await selected.count()).toBe(await stage.locator('[role="row"][data-rowindex]').count());
    await press('Control+Home');
    await press('ArrowUp');
    await expect.poll(focus).toMatchObject({ role: 'checkbox', name: 'Unselect all rows' });
    await press('Space');
    await expect(selected).toHaveCount(0);

    // On a header, keys sort and open the menu. The focus comes back to it.
    const area = stage.getByRole('columnheader', { name: 'Area' });
    await press('ArrowRight');
    await press('ArrowRight');
    for (const order of ['ascending', 'descending', 'none']) {
      await press('Enter');
      await expect(area).toHaveAttribute('aria-sort', order);
    }
    await press('Control+Enter');
    await expect(page.getByRole('menu', { name: 'Area column menu' })).toBeFocused();
    await press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(area).toBeFocused();

    // On an editable cell, keys start and stop editing.
    const title = gridCell(stage, 0, 'title');
    const text = await title.innerText();
    await title.focus();
    await press('Enter');
    await expect.poll(focus).toMatchObject({ role: 'textbox', editable: 'plaintext' });
    await expect(title.getByRole('textbox')).toHaveValue(text);
    await press('Escape');
    await expect(title).toBeFocused();
    for (const key of ['Delete', 'Backspace']) {
      await press(key);
      await expect(title.getByRole('textbox')).toHaveValue('');
      await press('Escape');
      await expect(title).toHaveText(text);
    }
    await press('m');
    await expect(title.getByRole('textbox')).toHaveValue('m');
    await press('Tab');
    await expect(title).toHaveText('m');
    await expect(gridCell(stage, 0, 'area')).toBeFocused();
    const owner = gridCell(stage, 0, 'owner');
    await owner.focus();
    await press('Enter');
    await expect(owner.getByRole('textbox')).toBeFocused();
    await press('Shift+Tab');
    await expect(gridCell(stage, 0, 'area')).toBeFocused();
    await owner.focus();
    await press('Enter');
    await expect(owner.getByRole('textbox')).toBeFocused();
    await press('Enter');
    await expect(gridCell(stage, 1, 'owner')).toBeFocused();

    // When a column is hidden, its neighbor gets the focus.
    await area.focus();
    await press('Control+Enter');
    await page.getByRole('menuitem', { name: 'Hide column' }).press('Enter');
    await expect(stage.getByRole('columnheader', { name: 'Owner' })).toBeFocused();
  },

  async NamedGrid({ page, stage }) {
    const grid = await readAccessibility(stage.getByRole('grid'));
    expect(grid).toMatchObject({ role: 'grid', name: 'Spring concert' });
    await stage.getByRole('columnheader', { name: 'Piece' }).focus();
    await page.keyboard.press('ArrowRight');
    // Screen readers don't announce the tooltip of a header.
    const header = await readFocus(page);
    expect(header).toMatchObject({ role: 'columnheader', name: 'Min.', description: '' });
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    await stage.getByText('Min.').hover();
    await expect(page.getByRole('tooltip')).toHaveText('Length in minutes');
  },
};
