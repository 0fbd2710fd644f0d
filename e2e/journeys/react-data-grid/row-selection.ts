import { expect } from '@playwright/test';
import type { DemoJourneys } from '../../demos/DemoJourney.ts';
import { gridCell } from '../../support/gridCell.ts';
import { readAccessibility } from '../../support/readAccessibility.ts';

const SELECTED = '[role="row"][data-rowindex][aria-selected="true"]';

export const journeys: DemoJourneys = {
  async RangeSelection({ page, stage }) {
    const selected = stage.locator(SELECTED);
    await gridCell(stage, 1, 'place').click();
    await expect(selected).toHaveCount(1);
    await gridCell(stage, 4, 'place').click({ modifiers: ['ControlOrMeta'] });
    await expect(selected).toHaveCount(2);
    await gridCell(stage, 6, 'place').click({ modifiers: ['Shift'] });
    await expect(selected).toHaveCount(4);
    await page.keyboard.press('Shift+ArrowDown');
    await expect(selected).toHaveCount(5);
    await page.keyboard.press('Shift+Space');
    const row = stage.locator('[role="row"][data-rowindex="7"]');
    await expect.poll(() => readAccessibility(row)).toMatchObject({ role: 'row', selected: false });
    await page.keyboard.press('ControlOrMeta+a');
    await expect.poll(() => readAccessibility(row)).toMatchObject({ selected: true });
    // In this plan, another key adds a column to the sorting.
    const place = stage.getByRole('columnheader', { name: 'Place' });
    await stage.getByRole('columnheader', { name: 'Sensor' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Shift+Enter');
    await expect(place).toHaveAttribute('aria-sort', 'ascending');
    await expect(stage.locator('[role="columnheader"][aria-sort="ascending"]')).toHaveCount(2);
  },

  async NoSelectionOnClick({ page, stage }) {
    await gridCell(stage, 1, 'place').click();
    await expect(stage.locator(SELECTED)).toHaveCount(0);
    await page.keyboard.press('Shift+Space');
    await expect(stage.locator(SELECTED)).toHaveAttribute('data-rowindex', '1');
  },
};
