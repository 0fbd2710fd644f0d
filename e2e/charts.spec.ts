import type { Locator, Page } from '@playwright/test';
import { findViolations, summarize } from './support/findViolations.ts';
import { CHARTS, DEMOS, PROSE } from './support/fixturePaths.ts';
import { openDemo } from './support/openDemo.ts';
import { expect, open, test } from './support/test.ts';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  // Paid packages print their license notice between lines of asterisks.
  expectedNoise: [/^error: \*+$|license/i],
});

/** Moves the pointer to a position in the box of a chart element, as fractions of its width and height. */
async function point(page: Page, target: Locator, x = 0.5, y = 0.5): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('The element is not on the screen.');
  await page.mouse.move(box.x + box.width * x - 3, box.y + box.height * y);
  await page.mouse.move(box.x + box.width * x, box.y + box.height * y);
}

test.describe('with a pointer @desktop', () => {
  test('shows every series of a category in the tooltip', async ({ page }) => {
    const stage = await openDemo(page, CHARTS, 'FerryPassengers');
    await point(page, stage.locator('.MuiBarElement-root').nth(2));
    const tooltip = page.getByRole('tooltip');
    await expect(tooltip).toContainText('Q3');
    await expect(tooltip).toContainText('97 thousand');
    await expect(tooltip).toContainText('112 thousand');
  });

  test('reports which bar was clicked', async ({ page }) => {
    const stage = await openDemo(page, CHARTS, 'BarClick');
    await stage.locator('[data-series="on"] .MuiBarElement-root').nth(2).click();
    await expect(stage.getByText('Bar: Boarding at Dock: 27')).toBeVisible();
    await expect(stage.getByText('Stop: Dock')).toBeVisible();
  });

  test('reports which point of a line was clicked', async ({ page }) => {
    const stage = await openDemo(page, CHARTS, 'LineClick');
    await stage.locator('.MuiMarkElement-series-Tern').nth(3).click();
    await expect(stage.getByText('Clicked: mark of Tern at Lagoon')).toBeVisible();
  });

  test('skips or connects missing points', async ({ page }) => {
    const stage = await openDemo(page, CHARTS, 'MissingPoints');
    const line = stage.locator('.MuiLineElement-root');
    const countPieces = async () => ((await line.getAttribute('d')) ?? '').split('M').length - 1;
    expect(await countPieces()).toBe(3);
    await stage.getByRole('switch', { name: 'Connect missing points' }).click();
    await expect.poll(countPieces).toBe(1);
  });

  test('fades the other slices when one is hovered', async ({ page }) => {
    const stage = await openDemo(page, CHARTS, 'PieHighlight');
    const arcs = stage.locator('.MuiPieArc-root');
    const first = await arcs.first().boundingBox();
    if (!first) throw new Error('The slice is not on the screen.');
    await page.mouse.move(first.x + first.width * 0.7, first.y + first.height * 0.4);
    await expect(stage.locator('.MuiPieArc-highlighted')).toHaveCount(1);
    await expect(stage.locator('.MuiPieArc-faded')).toHaveCount(3);
  });

  test('selects the point nearest to a click', async ({ page }) => {
    const stage = await openDemo(page, CHARTS, 'ScatterClick');
    const box = await stage.locator('circle').nth(2).boundingBox();
    if (!box) throw new Error('The point is not on the screen.');
    await page.mouse.click(box.x + 24, box.y + 16);
    await expect(stage.getByText('Chosen: Ridge well')).toBeVisible();
  });

  test('shows the tooltip of the chosen trigger', async ({ page }) => {
    const stage = await openDemo(page, CHARTS, 'TooltipTrigger');
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

  test('shows a custom tooltip with a total', async ({ page }) => {
    const stage = await openDemo(page, CHARTS, 'CustomTooltipContent');
    await point(page, stage.locator('.MuiBarElement-root').nth(1));
    await expect(page.getByRole('tooltip')).toContainText('Total: 30');
  });

  test('highlights the same month in two charts', async ({ page }) => {
    const stage = await openDemo(page, CHARTS, 'SynchronizedCharts');
    const marks = stage.locator('.MuiChartsAxisHighlight-root');
    await expect(marks).toHaveCount(0);
    await point(page, stage.locator('.MuiBarElement-root').nth(3));
    await expect(marks).toHaveCount(2);
  });
});

test.describe('with a keyboard @desktop', () => {
  test('moves through items and series with the arrow keys', async ({ page }) => {
    const stage = await openDemo(page, CHARTS, 'KeyboardHighlight');
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

  test('hides a series from the legend and shows it again', async ({ page }) => {
    const stage = await openDemo(page, CHARTS, 'LegendToggle');
    const kitchen = stage.locator('.MuiMarkElement-series-kitchen');
    await expect(kitchen).toHaveCount(6);
    await stage.getByRole('button', { name: 'Kitchen' }).focus();
    await page.keyboard.press('Enter');
    await expect(kitchen).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(kitchen).toHaveCount(6);
  });

  test('highlights the slice that a button names', async ({ page }) => {
    const stage = await openDemo(page, CHARTS, 'ControlledItem');
    const highlighted = stage.locator('.MuiPieArc-highlighted');
    await expect(highlighted).toHaveCount(1);
    const before = await highlighted.getAttribute('d');
    await stage.getByRole('button', { name: 'Loft' }).press('Enter');
    await expect.poll(() => highlighted.getAttribute('d')).not.toBe(before);
  });

  test('announces the value and the unit of a gauge', async ({ page }) => {
    const stage = await openDemo(page, CHARTS, 'GaugeRange');
    const meter = stage.getByRole('meter', { name: 'Outdoor temperature' });
    await expect(meter).toHaveAttribute('aria-valuenow', '18');
    await stage.getByRole('slider').press('ArrowRight');
    await expect(meter).toHaveAttribute('aria-valuenow', '19');
    await expect(meter).toHaveAttribute('aria-valuetext', '19 degrees Celsius');
  });
});

test.describe('as a table', () => {
  const SHOW = 'Show data as a table';
  const findTable = (page: Page) => page.getByRole('table', { name: /^Passengers by quarter/ });

  test('opens and closes with the keyboard @desktop', async ({ page }) => {
    const stage = await openDemo(page, CHARTS, 'FerryPassengers');
    const before = await stage.boundingBox();
    const toolbar = page.getByRole('toolbar', { name: 'Toolbar of demo FerryPassengers' });
    const show = toolbar.getByRole('button', { name: SHOW });
    await toolbar.getByRole('button').first().focus();
    for (let step = 0; step < 12; step += 1) {
      if (await show.evaluate((button) => button === document.activeElement)) break;
      await page.keyboard.press('ArrowRight');
    }
    await expect(show).toBeFocused();
    await expect(show).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Enter');
    const table = findTable(page);
    await expect(table.getByRole('columnheader')).toHaveText(['2025', 'North quay', 'South quay']);
    await expect(table.getByRole('row', { name: /^Q3/ }).getByRole('cell')).toHaveText([
      '97 thousand',
      '112 thousand',
    ]);
    await expect(table.getByRole('rowheader')).toHaveText(['Q1', 'Q2', 'Q3', 'Q4']);
    await expect(show).toHaveAttribute('aria-expanded', 'true');
    await expect(show).toBeFocused();
    expect(await stage.boundingBox(), 'the chart stays where it is').toEqual(before);
    expect(summarize(await findViolations(page, 'tables'))).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(table).toBeHidden();
    await expect(show).toHaveAttribute('aria-expanded', 'false');
  });

  test('fits on a phone and says how many rows there are @phone', async ({ page }) => {
    await openDemo(page, CHARTS, 'BasicZoom');
    const demo = page.locator('#BasicZoom');
    await demo.getByLabel('More actions').click();
    await demo.getByRole('button', { name: SHOW }).click();
    await expect(demo.getByRole('row')).toHaveCount(201);
    await expect(demo.getByText('The first 200 of 365 rows')).toBeVisible();
    const overflow = () => document.documentElement.scrollWidth - innerWidth;
    expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
  });

  test('is offered only where there are charts @desktop', async ({ page }) => {
    await page.goto(DEMOS);
    const list = (name: string) => page.locator(`#${name}`).getByRole('button', { name: SHOW });
    await expect(list('CatchChart')).toHaveCount(1);
    await expect(list('CrewGrid')).toHaveCount(0);
  });
});

test.describe('when zooming @desktop', () => {
  test('zooms with the wheel, pans by dragging, and zooms out from the toolbar', async ({
    page,
  }) => {
    const stage = await openDemo(page, CHARTS, 'BasicZoom');
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

  test('zooms to the range that a button sets', async ({ page }) => {
    const stage = await openDemo(page, CHARTS, 'ControlledZoom');
    const line = stage.locator('.MuiLineElement-root');
    const summer = await line.getAttribute('d');
    await stage.getByRole('button', { name: 'Year' }).click();
    await expect.poll(() => line.getAttribute('d')).not.toBe(summer);
    await stage.getByRole('button', { name: 'Summer' }).click();
    await expect.poll(() => line.getAttribute('d')).toBe(summer);
  });

  test('scrolls with the wheel alone, and zooms with Ctrl', async ({ page }) => {
    const stage = await openDemo(page, CHARTS, 'ZoomWithCtrl');
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

test('zooms in when two fingers move apart @phone', async ({ page }) => {
  const stage = await openDemo(page, CHARTS, 'BasicZoom');
  const line = stage.locator('.MuiLineElement-root');
  const svg = stage.locator('svg').filter({ has: page.locator('.MuiLineElement-root') });
  const box = await svg.boundingBox();
  if (!box) throw new Error('The chart is not on the screen.');
  const before = await line.getAttribute('d');
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', distance: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [-1, 1].map((side, id) => ({
        id,
        x: box.x + box.width / 2 + side * distance,
        y: box.y + box.height / 2,
      })),
    });
  await touch('touchStart', 20);
  for (const distance of [30, 45, 60, 75, 90]) {
    await touch('touchMove', distance);
    await page.waitForTimeout(50);
  }
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.poll(() => line.getAttribute('d')).not.toBe(before);
});

test('prints the command of the chosen plan and package manager @desktop', async ({ page }) => {
  await open(page, PROSE);
  await page.getByRole('tab', { name: 'Pro' }).first().click();
  await page.getByRole('tab', { name: 'pnpm' }).locator('visible=true').first().click();
  await expect(page.getByText('pnpm add @mui/x-charts-pro').first()).toBeVisible();
});
