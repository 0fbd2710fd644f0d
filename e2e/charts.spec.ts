import type { Locator, Page } from '@playwright/test';
import { expect, open, test } from './support/test.ts';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  // The packages of paid plans frame their notice with lines of stars.
  expectedNoise: [/^error: \*+$|license/i],
});

/** Opens a page of the charts and brings one of its demos to life. */
async function openDemo(page: Page, path: string, name: string): Promise<Locator> {
  await open(page, `/x/react-charts/${path}`);
  const stage = page.locator(`#${name} [data-demo]`);
  await stage.scrollIntoViewIfNeeded();
  await expect(stage).toHaveAttribute('data-state', 'live');
  return stage;
}

/** Puts the pointer on an element of a chart, as a share of its box. */
async function point(page: Page, target: Locator, x = 0.5, y = 0.5): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('The element is not on screen.');
  await page.mouse.move(box.x + box.width * x - 3, box.y + box.height * y);
  await page.mouse.move(box.x + box.width * x, box.y + box.height * y);
}

test.describe('charts answer the pointer @desktop', () => {
  test('a tooltip shows all series of a category with units', async ({ page }) => {
    const stage = await openDemo(page, 'bars/', 'FerryPassengers');
    await point(page, stage.locator('.MuiBarElement-root').nth(2));
    const tooltip = page.getByRole('tooltip');
    await expect(tooltip).toContainText('Q3');
    await expect(tooltip).toContainText('97 thousand');
    await expect(tooltip).toContainText('112 thousand');
  });

  test('a click on a bar tells which one', async ({ page }) => {
    const stage = await openDemo(page, 'bars/', 'BarClick');
    await stage.locator('[data-series="on"] .MuiBarElement-root').nth(2).click();
    await expect(stage.getByText('Bar: Boarding at Dock: 27')).toBeVisible();
    await expect(stage.getByText('Stop: Dock')).toBeVisible();
  });

  test('a click on a mark tells the point of the line', async ({ page }) => {
    const stage = await openDemo(page, 'lines/', 'LineClick');
    await stage.locator('.MuiMarkElement-series-Tern').nth(3).click();
    await expect(stage.getByText('Clicked: mark of Tern at Lagoon')).toBeVisible();
  });

  test('missing points are skipped or connected', async ({ page }) => {
    const stage = await openDemo(page, 'lines/', 'MissingPoints');
    const line = stage.locator('.MuiLineElement-root');
    const countPieces = async () => ((await line.getAttribute('d')) ?? '').split('M').length - 1;
    expect(await countPieces()).toBe(3);
    await stage.getByRole('switch', { name: 'Connect missing points' }).click();
    await expect.poll(countPieces).toBe(1);
  });

  test('a hovered slice fades the others', async ({ page }) => {
    const stage = await openDemo(page, 'pie/', 'PieHighlight');
    const arcs = stage.locator('.MuiPieArc-root');
    const first = await arcs.first().boundingBox();
    if (!first) throw new Error('The slice is not on screen.');
    await page.mouse.move(first.x + first.width * 0.7, first.y + first.height * 0.4);
    await expect(stage.locator('.MuiPieArc-highlighted')).toHaveCount(1);
    await expect(stage.locator('.MuiPieArc-faded')).toHaveCount(3);
  });

  test('a click near a point chooses it', async ({ page }) => {
    const stage = await openDemo(page, 'scatter/', 'ScatterClick');
    const box = await stage.locator('circle').nth(2).boundingBox();
    if (!box) throw new Error('The point is not on screen.');
    await page.mouse.click(box.x + 24, box.y + 16);
    await expect(stage.getByText('Chosen: Ridge well')).toBeVisible();
  });

  test('the tooltip follows its trigger', async ({ page }) => {
    const stage = await openDemo(page, 'tooltip/', 'TooltipTrigger');
    const bar = stage.locator('.MuiBarElement-root').first();
    const tooltip = page.getByRole('tooltip');
    await point(page, bar, 0.5, 0.8);
    await expect(tooltip).toContainText('2025');
    await stage.getByRole('button', { name: 'item' }).click();
    await point(page, bar, 0.5, 0.8);
    await expect(tooltip).toContainText('24');
    await expect(tooltip).not.toContainText('29');
    await stage.getByRole('button', { name: 'none' }).click();
    await point(page, bar, 0.5, 0.8);
    await expect(tooltip).toHaveCount(0);
  });

  test('an own tooltip adds a total', async ({ page }) => {
    const stage = await openDemo(page, 'tooltip/', 'CustomTooltipContent');
    await point(page, stage.locator('.MuiBarElement-root').nth(1));
    await expect(page.getByRole('tooltip')).toContainText('Total: 30');
  });

  test('two charts mark the same month', async ({ page }) => {
    const stage = await openDemo(page, 'highlighting/', 'SynchronizedCharts');
    const marks = stage.locator('.MuiChartsAxisHighlight-root');
    await expect(marks).toHaveCount(0);
    await point(page, stage.locator('.MuiBarElement-root').nth(3));
    await expect(marks).toHaveCount(2);
  });
});

test.describe('charts answer the keyboard @desktop', () => {
  test('arrows move through items and series', async ({ page }) => {
    const stage = await openDemo(page, 'highlighting/', 'KeyboardHighlight');
    await stage.locator('svg[tabindex="0"]').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    const focused = stage.locator('[data-focused=true]');
    await expect(focused).toHaveCount(1);
    const before = await focused.boundingBox();
    await page.keyboard.press('ArrowUp');
    await expect.poll(async () => (await focused.boundingBox())?.x).not.toBe(before?.x);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  });

  test('the legend hides a series and brings it back', async ({ page }) => {
    const stage = await openDemo(page, 'legend/', 'LegendToggle');
    const kitchen = stage.locator('.MuiMarkElement-series-kitchen');
    await expect(kitchen).toHaveCount(6);
    await stage.getByRole('button', { name: 'Kitchen' }).focus();
    await page.keyboard.press('Enter');
    await expect(kitchen).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(kitchen).toHaveCount(6);
  });

  test('buttons choose the highlighted slice', async ({ page }) => {
    const stage = await openDemo(page, 'highlighting/', 'ControlledItem');
    const highlighted = stage.locator('.MuiPieArc-highlighted');
    await expect(highlighted).toHaveCount(1);
    const before = await highlighted.getAttribute('d');
    await stage.getByRole('button', { name: 'Loft' }).press('Enter');
    await expect.poll(() => highlighted.getAttribute('d')).not.toBe(before);
  });

  test('a gauge tells its value and unit', async ({ page }) => {
    const stage = await openDemo(page, 'gauge/', 'GaugeRange');
    const meter = stage.getByRole('meter', { name: 'Outdoor temperature' });
    await expect(meter).toHaveAttribute('aria-valuenow', '18');
    await stage.getByRole('slider').press('ArrowRight');
    await expect(meter).toHaveAttribute('aria-valuenow', '19');
    await expect(meter).toHaveAttribute('aria-valuetext', '19 degrees Celsius');
  });
});

test.describe('zoom @desktop', () => {
  test('the wheel zooms, dragging pans and the toolbar zooms out', async ({ page }) => {
    const stage = await openDemo(page, 'zoom-and-pan/', 'BasicZoom');
    const line = stage.locator('.MuiLineElement-root');
    const svg = stage.locator('svg').filter({ has: page.locator('.MuiLineElement-root') });
    const first = await line.getAttribute('d');
    await point(page, svg, 0.5, 0.4);
    await page.mouse.wheel(0, -400);
    await expect.poll(() => line.getAttribute('d')).not.toBe(first);
    const zoomed = await line.getAttribute('d');
    await page.mouse.down();
    await point(page, svg, 0.7, 0.4);
    await page.mouse.up();
    await expect.poll(() => line.getAttribute('d')).not.toBe(zoomed);
    const panned = await line.getAttribute('d');
    await stage.getByRole('button', { name: 'Zoom out' }).click();
    await expect.poll(() => line.getAttribute('d')).not.toBe(panned);
  });

  test('a season sets the range', async ({ page }) => {
    const stage = await openDemo(page, 'zoom-and-pan/', 'ControlledZoom');
    const line = stage.locator('.MuiLineElement-root');
    const summer = await line.getAttribute('d');
    await stage.getByRole('button', { name: 'Year' }).click();
    await expect.poll(() => line.getAttribute('d')).not.toBe(summer);
    await stage.getByRole('button', { name: 'Summer' }).click();
    await expect.poll(() => line.getAttribute('d')).toBe(summer);
  });

  test('the wheel alone scrolls, and zooms with Ctrl', async ({ page }) => {
    const stage = await openDemo(page, 'zoom-and-pan/', 'ZoomWithCtrl');
    const line = stage.locator('.MuiLineElement-root');
    const svg = stage.locator('svg').filter({ has: page.locator('.MuiLineElement-root') });
    const before = await line.getAttribute('d');
    await point(page, svg, 0.5, 0.4);
    await page.mouse.wheel(0, -20);
    await page.waitForTimeout(200);
    expect(await line.getAttribute('d')).toBe(before);
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -200);
    await page.keyboard.up('Control');
    await expect.poll(() => line.getAttribute('d')).not.toBe(before);
  });
});

test('the quickstart prints the command of the chosen plan and manager @desktop', async ({
  page,
}) => {
  await open(page, '/x/react-charts/quickstart/');
  await page.getByRole('tab', { name: 'Pro' }).first().click();
  await page.getByRole('tab', { name: 'pnpm' }).locator('visible=true').first().click();
  await expect(page.getByText('pnpm add @mui/x-charts-pro').first()).toBeVisible();
});
