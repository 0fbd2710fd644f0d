import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import type { DemoJourneys } from '../../demos/DemoJourney.ts';
import { gridCell } from '../../support/gridCell.ts';
import { readWorkbook } from '../../support/readWorkbook.ts';

/** Clicks an element that starts a download, and reads the file. */
async function save(page: Page, button: Locator): Promise<{ name: string; bytes: Buffer }> {
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

async function openMenu(page: Page, stage: Locator, item: string): Promise<Locator> {
  await stage.getByRole('button', { name: 'Export' }).click();
  return page.getByRole('menuitem', { name: item });
}

/** `1,"a ""b"", c"` → `['1', 'a "b", c']` */
function splitLine(line: string): string[] {
  return Array.from(
    line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/gu),
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  );
}

/** Converts a date to days since the end of 1899, as spreadsheets count them. */
function toSerial(text: string): number {
  const [month = 0, day = 0, year = 0] = text.split('/').map(Number);
  return Date.UTC(year, month - 1, day) / 86_400_000 + 25_569;
}

export const journeys: DemoJourneys = {
  async ExportPreview({ page, stage }) {
    const button = stage.getByRole('button', { name: 'Download CSV' });
    const all = await save(page, button);
    expect(all.name).toBe('transactions.csv');
    const lines = all.bytes.toString('utf8').split('\r\n').map(splitLine);
    expect(lines).toHaveLength(201);
    expect(lines[0]).toEqual(['Booked on', 'Counterparty', 'Category', 'Amount']);
    for (const row of [0, 1, 2]) {
      const shown = await Promise.all(
        ['bookedOn', 'counterparty', 'category', 'amount'].map((field) =>
          gridCell(stage, row, field).innerText(),
        ),
      );
      // Text that starts with a sign could be a formula.
      expect(lines[row + 1]).toEqual(shown.map((text) => text.replace(/^-/u, "'-")));
    }

    await stage.getByRole('checkbox', { name: 'Select row' }).nth(1).check();
    await stage.getByRole('switch', { name: 'escapeFormulas' }).uncheck();
    const one = await save(page, button);
    const [, selected, ...rest] = one.bytes.toString('utf8').split('\r\n').map(splitLine);
    expect(rest).toEqual([]);
    expect(selected?.[1]).toBe(await gridCell(stage, 1, 'counterparty').innerText());
    expect(selected?.[3]).toBe(await gridCell(stage, 1, 'amount').innerText());
  },

  async ExportedColumns({ page, stage }) {
    const { bytes } = await save(page, await openMenu(page, stage, 'Download as CSV'));
    const [header = '', first = ''] = bytes.toString('utf8').split('\r\n');
    // The export omits the excluded counterparty and contains the hidden date.
    expect(splitLine(header)).toEqual(['Account', 'Amount', 'Booked on']);
    expect(splitLine(first)[0]).toBe(await gridCell(stage, 0, 'account').innerText());
    expect(splitLine(first)[2]).toMatch(/^\d+\/\d+\/2025$/u);
  },

  async PrintStyle({ page, stage }) {
    // Records the content to print, because a headless browser has no print dialog.
    await page.evaluate(() => {
      new MutationObserver((_, observer) => {
        const frame = document.querySelector<HTMLIFrameElement>('body > iframe');
        if (!frame?.contentWindow) return;
        frame.contentWindow.print = () => {
          frame.name = 'printed';
        };
        observer.disconnect();
      }).observe(document.body, { childList: true });
    });
    const counterparty = await gridCell(stage, 0, 'counterparty').innerText();
    await (await openMenu(page, stage, 'Print')).click();
    const frame = page.locator('iframe[name="printed"]');
    await expect(frame).toBeAttached({ timeout: 15_000 });
    const printed = frame.contentFrame();
    // The printout contains all pages, without toolbar and footer.
    await expect(printed.locator('.MuiDataGrid-row')).toHaveCount(200);
    await expect(gridCell(printed.locator('body'), 0, 'counterparty')).toHaveText(counterparty);
    await expect(printed.locator('.MuiDataGrid-toolbar, .MuiDataGrid-footerContainer')).toHaveCount(
      0,
    );
    const border = await printed
      .locator('.MuiDataGrid-root')
      .evaluate((grid) => getComputedStyle(grid).borderTopWidth);
    expect(border).toBe('0px');
    await frame.evaluate((element) => element.remove());
  },

  async ExcelExport({ page, stage }) {
    const date = await gridCell(stage, 0, 'bookedOn').innerText();
    const counterparty = await gridCell(stage, 0, 'counterparty').innerText();
    const category = await gridCell(stage, 0, 'category').innerText();
    const amount = await gridCell(stage, 0, 'amount').innerText();
    const { name, bytes } = await save(page, await openMenu(page, stage, 'Download as Excel'));
    expect(name).toBe('transactions.xlsx');
    const sheets = readWorkbook(bytes);
    const [main, options] = [...sheets.values()];
    expect([...sheets.keys()][1]).toBe('Options');

    const at = (address: string) => main?.cells.get(address);
    expect(at('A1')).toMatchObject({ value: 'Transactions, January to June 2025', bold: true });
    expect(['A', 'B', 'C', 'D', 'E'].map((column) => at(`${column}3`)?.value)).toEqual([
      'Account',
      'Counterparty',
      'Category',
      'Amount',
      'Booked on',
    ]);
    expect(at('B4')?.value).toBe(counterparty);
    // Numbers and dates keep their types, and have the formats of the demo.
    expect(at('D4')).toMatchObject({
      value: Number(amount.replaceAll(',', '')),
      format: '#,##0.00',
    });
    expect(at('E4')).toMatchObject({ value: toSerial(date), format: 'yyyy-mm-dd' });
    expect(at('A204')?.value).toBe('End of transactions');

    // All category cells accept the values that the second sheet lists.
    expect(at('C4')?.value).toBe(category);
    const list = main?.lists.get('C4:C203') ?? '';
    expect(list).toMatch(/^Options!\$A\$2:\$A\$\d+$/u);
    const last = Number(list.split('$').at(-1));
    const listed = Array.from(
      { length: last - 1 },
      (_, index) => options?.cells.get(`A${index + 2}`)?.value,
    );
    expect(listed).toContain(category);
    expect(listed).toEqual([...new Set(listed)].sort());
  },
};
