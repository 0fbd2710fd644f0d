import { expect } from '@playwright/test';
import type { DemoJourneys } from '../../../demos/DemoJourney.ts';
import { gridCell } from '../../../support/gridCell.ts';
import { readColumn } from '../../../support/readColumn.ts';

export const journeys: DemoJourneys = {
  async Inventory({ page, stage }) {
    const backordered = stage.getByRole('button', { name: /Backordered$/ });
    const alert = stage.getByRole('alert');
    const action = (name: RegExp) => gridCell(stage, 0, 'actions').getByRole('menuitem', { name });
    const count = Number.parseInt(await backordered.innerText(), 10);
    expect(count).toBeGreaterThan(0);
    await backordered.click();
    await expect
      .poll(async () => new Set(await readColumn(stage, 'status')))
      .toEqual(new Set(['Backordered']));
    const product = await gridCell(stage, 0, 'name').innerText();
    await action(/^Order /).click();
    const dialog = page.getByRole('dialog', { name: product });
    await dialog.getByRole('button', { name: /^Order [\d,]+ pieces$/ }).click();
    await expect(dialog).toHaveCount(0);
    await expect(alert).toContainText('The order is on its way.');
    await action(/^Receive /).click();
    await expect(alert).toContainText(`× ${product} arrived.`);
    // Once it's in stock, the product no longer matches the filter.
    await expect(backordered).toHaveText(`${count - 1}Backordered`);
    await alert.getByRole('button', { name: 'Undo' }).click();
    await expect(backordered).toHaveText(`${count}Backordered`);
    await expect(gridCell(stage, 0, 'name')).toHaveText(product);
  },
};
