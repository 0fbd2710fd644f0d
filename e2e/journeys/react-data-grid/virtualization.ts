import { expect } from '@playwright/test';
import type { DemoJourneys } from '../../demos/DemoJourney.ts';
import { gridCell } from '../../support/gridCell.ts';

export const journeys: DemoJourneys = {
  async RenderedRange({ stage }) {
    await expect(stage.getByText(/^Rendered: rows 1 to \d+, columns 1 to \d+$/)).toBeVisible();
    await stage.locator('.MuiDataGrid-virtualScroller').evaluate((scroller) => {
      scroller.scrollTop = 1_500;
    });
    await expect(stage.getByText(/^Rendered: rows (?!1 )\d+ to \d+, columns 1 /)).toBeVisible();
    await expect(gridCell(stage, 0, 'station')).toHaveCount(0);
  },

  async ScaleLab({ page, stage }) {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const report = stage.getByRole('region', { name: 'Report' });
    const read = async (pattern: RegExp) =>
      Number(pattern.exec(await report.innerText())?.[1]?.replaceAll(',', '') ?? Number.NaN);
    const cells = () => read(/nodes, ([\d,]+) cells/);
    await stage.getByRole('slider', { name: 'Rows' }).focus();
    await page.keyboard.press('Home');
    await stage.getByRole('slider', { name: 'Columns' }).focus();
    await page.keyboard.press('Home');
    await expect(report).toContainText('100 rows, 5 columns');
    await expect(report).toContainText(/Frame time +\d/);
    await expect.poll(cells).toBeGreaterThan(0);
    const before = await cells();
    // Without virtualization, every cell is in the DOM.
    await stage.getByRole('switch', { name: 'Virtualization' }).click();
    await expect(report).toContainText('virtualization off');
    await expect.poll(cells).toBeGreaterThan(before);
    await stage.getByRole('switch', { name: 'Custom renderers' }).click();
    await stage.getByRole('switch', { name: 'Dynamic heights' }).click();
    await expect(report).toContainText('dynamic heights, custom cells');
    await stage.getByRole('button', { name: 'Copy the report' }).click();
    await expect(stage.getByRole('status')).toHaveText('The report is in your clipboard.');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('100 rows, 5 columns');
    expect(copied).toContain('Browser');
  },
};
