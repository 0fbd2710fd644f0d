import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import type { DemoJourneys } from '../../../demos/DemoJourney.ts';
import { gridCell } from '../../../support/gridCell.ts';

export const journeys: DemoJourneys = {
  async ExportMenu({ page, stage }) {
    await stage.getByRole('button', { name: 'Export' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'This page as CSV' }).click();
    expect((await download).suggestedFilename()).toBe('transactions-page.csv');
    await expect(page.getByRole('menu')).toHaveCount(0);
  },

  async ExportNotice({ page, stage }) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      stage.getByRole('button', { name: 'Download' }).click(),
    ]);
    const message = await stage.getByText(/^Downloaded \d+ transactions$/).innerText();
    const file = await readFile(await download.path(), 'utf8');
    const lines = file.split('\r\n');
    // The file contains the rows of all pages, as the grid shows them.
    expect(message).toBe(`Downloaded ${lines.length - 1} transactions`);
    expect(lines[0]).toBe('Booked on,Counterparty,Category,Account,Amount');
    const day = await gridCell(stage, 3, 'bookedOn').innerText();
    expect(lines[4]).toBe(`${day},From Business,Transfer,Household,"2,600.00"`);
    // A spreadsheet must not treat text that starts with a sign as a formula.
    expect(lines[1]).toContain(`"'-1,180.00"`);
  },
};
