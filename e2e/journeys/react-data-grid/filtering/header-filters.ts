import { expect } from '@playwright/test';
import type { DemoJourneys } from '../../../demos/DemoJourney.ts';
import { countRows } from '../../../support/countRows.ts';
import { gridCell } from '../../../support/gridCell.ts';
import { readFocus } from '../../../support/readAccessibility.ts';

export const journeys: DemoJourneys = {
  async ProductHeaderFilters({ page, stage }) {
    const before = await countRows(stage);
    const filter = stage.locator('[role="columnheader"][data-field="name"] input');
    await filter.click();
    await page.keyboard.type('zzz');
    await expect(stage.getByText('No results found.')).toBeVisible();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('Delete');
    await expect.poll(() => countRows(stage)).toBe(before);
  },

  async HeaderFilterSettings({ stage }) {
    await stage.getByRole('switch', { name: '80 px tall' }).click();
    await expect(stage.getByLabel('Code')).toContainText('headerFilterHeight={80}');
    const filter = stage.locator('.MuiDataGrid-columnHeader--filter').first();
    await expect.poll(async () => (await filter.boundingBox())?.height).toBe(80);
  },

  async FirstOperator({ page, stage }) {
    await stage.getByRole('columnheader', { name: 'Customer' }).first().focus();
    // The filters are a row between the headers and the first row.
    const moves: [string, string, string][] = [
      ['ArrowDown', 'columnheader', 'Customer'],
      ['ArrowRight', 'columnheader', 'Items'],
      ['End', 'columnheader', 'Ordered'],
      ['Home', 'columnheader', 'Customer'],
      ['Enter', 'textbox', 'Contains'],
      ['Escape', 'columnheader', 'Customer'],
      ['a', 'textbox', 'Contains'],
      ['Enter', 'columnheader', 'Customer'],
      ['ArrowRight', 'columnheader', 'Items'],
      ['Control+Enter', 'menuitem', 'Greater than or equal to'],
      ['Escape', 'columnheader', 'Items'],
      ['Enter', 'spinbutton', 'Greater than or equal to'],
      ['Shift+Tab', 'columnheader', 'Customer'],
    ];
    for (const [key, role, name] of moves) {
      await page.keyboard.press(key);
      await expect.poll(() => readFocus(page), { message: key }).toMatchObject({ role, name });
    }
    await page.keyboard.press('ArrowDown');
    await expect(gridCell(stage, 0, 'customer')).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(page.locator(':focus')).toHaveAttribute('aria-sort', 'none');
  },
};
