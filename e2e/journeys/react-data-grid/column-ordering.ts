import { expect } from '@playwright/test';
import type { DemoJourneys } from '../../demos/DemoJourney.ts';

export const journeys: DemoJourneys = {
  async SalesArrangement({ page, stage }) {
    const header = (field: string) => stage.locator(`[role="columnheader"][data-field="${field}"]`);
    await header('line').locator('[draggable]').hover();
    await page.mouse.down();
    const target = await header('region').boundingBox();
    await page.mouse.move((target?.x ?? 0) + 8, (target?.y ?? 0) + 20, { steps: 20 });
    await expect(header('line')).toHaveAttribute('aria-colindex', '1');
    // The pointer is over the dragged column now, which accepts the drop once it has seen a move.
    await page.mouse.move((target?.x ?? 0) + 12, (target?.y ?? 0) + 20, { steps: 4 });
    await page.mouse.up();
    await expect(stage.getByRole('status')).toHaveText(/^Order: line, /);
    await stage.getByRole('button', { name: 'Money' }).click();
    await expect(header('profit')).toHaveAttribute('aria-colindex', '1');
    await expect(stage.getByRole('status')).toHaveText(/^Order: profit, revenue, target,/);
  },

  async FreeColumnOrder({ page, stage }) {
    await stage.getByRole('combobox', { name: 'First column' }).click();
    await page.getByRole('option', { name: 'Due' }).click();
    const due = stage.getByRole('columnheader', { name: 'Due' });
    await expect(due).toHaveAttribute('aria-colindex', '1');
  },

  async MoveFromMenu({ page, stage }) {
    const kind = stage.getByRole('columnheader', { name: 'Kind' });
    await expect(kind).toHaveAttribute('aria-colindex', '3');
    await kind.hover();
    await kind.getByRole('button', { name: 'Kind column menu' }).click();
    await page.getByRole('menuitem', { name: 'Move left' }).click();
    await expect(kind).toHaveAttribute('aria-colindex', '2');
    // Do the same without a pointer.
    await expect(page.getByRole('menu')).toHaveCount(0);
    await kind.focus();
    await page.keyboard.press('ControlOrMeta+Enter');
    await page.getByRole('menuitem', { name: 'Move right' }).press('Enter');
    await expect(kind).toHaveAttribute('aria-colindex', '3');
  },
};
