import { unzipSync, strFromU8 } from 'fflate';
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { getResult } from './support/playground.ts';

const PAGE = '/x/fixtures/demos/';
/** The source that readers see, without the command that rebuilds the rows, because they don't have it. */
const SOURCE = readFileSync('content/data/products.ts', 'utf8').replace(/^.+npm run data.+\n/m, '');

const demo = (page: Page) => page.getByRole('region', { name: 'Demo: CatalogGrid' });
const tools = (page: Page) => page.getByRole('toolbar', { name: 'Toolbar of demo CatalogGrid' });

async function openData(page: Page) {
  await page.goto(PAGE);
  await tools(page).getByRole('button', { name: 'Expand code' }).click();
  await demo(page).getByRole('tab', { name: 'products.ts' }).click();
  return demo(page).getByRole('group', { name: 'Code of products.ts' });
}

const countRows = (text: string | null) => text?.match(/^ {2}\{ id: \d+, sku: /gm)?.length;

test('folds the rows of a data set, and shows all of them', async ({ page }) => {
  const code = await openData(page);
  await expect(code).toContainText('export interface Product');
  await expect(code).toContainText('// 177 more rows');
  expect(countRows(await code.textContent())).toBe(3);
  await demo(page).getByRole('button', { name: '180 rows — show all' }).click();
  const fewer = demo(page).getByRole('button', { name: '180 rows — show fewer' });
  await expect(fewer).toHaveAttribute('aria-expanded', 'true');
  expect(countRows(await code.textContent())).toBe(180);
  await fewer.click();
  await expect(code).toContainText('// 177 more rows');
});

test('keeps all rows in view in the other language @desktop', async ({ page }) => {
  const code = await openData(page);
  await demo(page).getByRole('button', { name: '180 rows — show all' }).click();
  await tools(page).getByRole('button', { name: 'JS' }).click();
  await expect(demo(page).getByRole('tab', { name: 'products.js' })).toBeVisible();
  await expect(code).not.toContainText('export interface Product');
  expect(countRows(await code.textContent())).toBe(180);
});

test('copies all rows while only the first are shown @desktop', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const code = await openData(page);
  const read = () => page.evaluate(() => navigator.clipboard.readText());
  const panel = demo(page).getByRole('tabpanel', { name: 'products.ts' });
  await panel.getByRole('button', { name: 'Copy the source' }).click();
  await expect.poll(read).toBe(SOURCE);
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await code.focus();
  await page.keyboard.press('ControlOrMeta+c');
  await expect.poll(read).toBe(SOURCE);
});

test('puts the data set beside the demo in a downloaded project @desktop', async ({ page }) => {
  await page.goto(PAGE);
  await tools(page).locator('summary[aria-label="More actions"]').click();
  const download = page.waitForEvent('download');
  await tools(page).getByRole('button', { name: 'Download as a project' }).click();
  const files = unzipSync(readFileSync(await (await download).path()));
  const find = (name: string) =>
    strFromU8(Object.entries(files).find(([path]) => path.endsWith(name))?.[1] ?? new Uint8Array());
  expect(find('src/products.ts')).toBe(SOURCE);
  expect(find('src/Demo.tsx')).toContain("from './products';");
});

test('runs in the playground with its rows @desktop', async ({ page, context }) => {
  await page.goto(PAGE);
  await tools(page).locator('summary[aria-label="More actions"]').click();
  const opened = context.waitForEvent('page');
  await tools(page).getByRole('button', { name: 'Open in the playground' }).click();
  const playground = await opened;
  await expect(playground.getByRole('tab', { name: 'products.ts' })).toBeVisible();
  const result = getResult(playground).getByRole('grid', { name: 'Products' });
  await expect(result).toHaveAttribute('aria-rowcount', '181', { timeout: 30_000 });
});

test('is cut down to its first rows in Markdown @desktop', async ({ request }) => {
  const markdown = await (await request.get('/x/fixtures/demos.md')).text();
  expect(markdown).toContain('export interface Product');
  expect(markdown).toMatch(/\/\/ 177 more rows: "rows\.source" in \S+\/x\/data\/products\.json/);
  expect(countRows(markdown)).toBe(3);
  const { rows } = await (await request.get('/x/data/products.json')).json();
  expect(rows.source.split('\n')).toHaveLength(180);
});
