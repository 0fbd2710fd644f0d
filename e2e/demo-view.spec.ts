import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { CONTENT_DIR } from '#generator/files/directories.ts';
import { openDemo } from './support/openDemo.ts';
import { expect, test } from './support/test.ts';

const GUIDE = '/x/react-data-grid/sorting/';
/** The first demo of the guide, regardless of its name. */
const DEMO = readFirstDemo('pages/react-data-grid/sorting/page.mdx');

function readFirstDemo(file: string): string {
  const text = readFileSync(path.join(CONTENT_DIR, file), 'utf8');
  return /<Demo name="(\w+)"/.exec(text)?.[1] ?? '';
}

const findDemo = (page: Page) => page.getByRole('region', { name: `Demo: ${DEMO}` });
const findMenu = (page: Page, name: string) =>
  findDemo(page).locator(`summary[aria-label="${name}"]`);

async function openOptions(page: Page, isMobile: boolean) {
  const stage = await openDemo(page, GUIDE, DEMO);
  await findMenu(page, isMobile ? 'More actions' : 'View options').click();
  const choose = (name: string) => findDemo(page).getByRole('button', { name, exact: true });
  await expect(choose('Compact')).toBeVisible();
  return { stage, choose };
}

test('shows one demo in other colors, direction, and density', async ({ page, isMobile }) => {
  const { stage, choose } = await openOptions(page, isMobile);
  const row = stage.locator('[role=row][data-rowindex="0"]');
  const height = (await row.boundingBox())!.height;
  await expect(choose('Light')).toHaveAttribute('aria-pressed', 'true');
  await choose('Dark').click();
  await expect(choose('Dark')).toHaveAttribute('aria-pressed', 'true');
  await expect(choose('Light')).toHaveAttribute('aria-pressed', 'false');
  await choose('Right to left').click();
  await choose('Compact').click();
  await expect(stage).toHaveCSS('direction', 'rtl');
  await expect.poll(async () => (await row.boundingBox())!.height).toBeLessThan(height);
  const readRed = (color: string) => Number(/\d+/.exec(color)?.[0]);
  expect(readRed(await stage.evaluate((el) => getComputedStyle(el).backgroundColor))).toBeLessThan(
    40,
  );

  await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', 'light');
  await expect(page.locator('html')).not.toHaveAttribute('dir', 'rtl');
  await page.reload();
  await expect(page.locator(`#${DEMO} [data-demo]`)).toHaveCSS('direction', 'ltr');
});

test('shows one demo as wide as a phone and as wide as the screen allows @desktop', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1000 });
  const { stage, choose } = await openOptions(page, false);
  const readWidth = async () => Math.round((await stage.boundingBox())!.width);
  const before = await readWidth();
  await choose('Phone').click();
  await expect.poll(readWidth).toBe(390);
  await choose('Wide').click();
  await expect.poll(readWidth).toBeGreaterThan(before + 300);
  expect(await readWidth()).toBeLessThanOrEqual(1400);
  const frame = (await findDemo(page).boundingBox())!;
  const contents = (await page.getByRole('navigation', { name: 'Contents' }).boundingBox())!;
  expect(frame.x + frame.width).toBeLessThanOrEqual(contents.x);
  const grid = stage.getByRole('grid');
  await expect.poll(async () => (await grid.boundingBox())!.width).toBeGreaterThan(1000);
});

test('fills the screen, with menus on top @desktop', async ({ page }) => {
  const stage = await openDemo(page, GUIDE, DEMO);
  const tools = findDemo(page).getByRole('toolbar');
  await tools.getByRole('button', { name: 'Full screen' }).click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement?.id)).toBe(DEMO);
  const header = stage.getByRole('columnheader').first();
  await header.hover();
  await header.getByRole('button', { name: /menu/i }).click();
  const menu = page.getByRole('menu');
  await expect(menu).toBeVisible();
  expect(await menu.evaluate((el) => document.fullscreenElement?.contains(el))).toBe(true);
});

test('keeps the toolbar in one row on a phone @phone', async ({ page }) => {
  await openDemo(page, GUIDE, DEMO);
  const toolbar = findDemo(page).getByRole('toolbar');
  await toolbar.getByRole('button', { name: 'Expand code' }).tap();
  for (const width of [390, 360, 320]) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = await toolbar.evaluate((el) => el.scrollWidth - el.clientWidth);
    expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
    expect((await toolbar.boundingBox())!.height, `${width} px`).toBeLessThanOrEqual(48);
  }
});

test('opens the playground with one click @desktop', async ({ page }) => {
  await openDemo(page, GUIDE, DEMO);
  const button = findDemo(page)
    .getByRole('toolbar')
    .getByRole('button', { name: 'Open in the playground' });
  const [opened] = await Promise.all([
    page.waitForEvent('popup').catch(() => page),
    button.click(),
  ]);
  await expect(opened).toHaveURL(/\/playground\//);
});
