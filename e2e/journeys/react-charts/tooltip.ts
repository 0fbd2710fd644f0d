import { expect } from '@playwright/test';
import type { DemoJourneys } from '../../demos/DemoJourney.ts';
import { pointAt } from '../../support/pointAt.ts';

export const journeys: DemoJourneys = {
  async TooltipTrigger({ page, stage }) {
    const wind = stage.locator('.MuiBarElement-root').first();
    const tooltip = page.getByRole('tooltip');
    const choose = async (trigger: string) => {
      await stage.getByRole('combobox', { name: 'trigger' }).click();
      await page.getByRole('option', { name: trigger }).click();
      await expect(page.getByRole('listbox')).toHaveCount(0);
    };
    await pointAt(wind);
    await expect(tooltip).toContainText('January 2024');
    await expect(tooltip).toContainText('207.9 GWh');
    await expect(tooltip).toContainText('24.0 GWh');
    await choose('item');
    await pointAt(wind);
    await expect(tooltip).toContainText('207.9 GWh');
    await expect(tooltip).not.toContainText('24.0 GWh');
    await choose('none');
    await pointAt(wind);
    await expect(tooltip).toHaveCount(0);
    await page.mouse.move(0, 0);
  },

  async KeyboardTooltip({ page, stage }) {
    const chart = stage.getByRole('slider');
    const tooltip = page.getByRole('tooltip');
    await chart.focus();
    await page.keyboard.press('End');
    await expect(tooltip).toContainText('December');
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowUp');
    await expect(tooltip).toContainText('March');
    await page.keyboard.press('ArrowDown');
    await expect(tooltip).toContainText('February');
    await expect(tooltip).toContainText(/Wind [\d.]+ GWh, solar [\d.]+ GWh/);
    const text = await tooltip.getByText(/^Wind/).textContent();
    await expect(chart).toHaveAttribute('aria-valuetext', `February: ${text}`);
    await page.keyboard.press('Escape');
    await expect(tooltip).toHaveCount(0);
    await pointAt(stage.locator('.MuiBarElement-root').first());
    await expect(tooltip).toContainText('January');
    await page.mouse.move(0, 0);
  },

  async TooltipFormatting({ page, stage }) {
    await pointAt(stage.locator('.MuiMarkElement-root').nth(1));
    const tooltip = page.getByRole('tooltip');
    await expect(tooltip).toContainText('Tuesday, September 2, 2025');
    await expect(tooltip).toContainText('Revenue of the day');
    await expect(tooltip).toContainText('€1,385.50 from 36 orders');
    await page.mouse.move(0, 0);
  },

  async HiddenTooltipValues({ page, stage }) {
    await pointAt(stage.locator('.MuiMarkElement-root').nth(2));
    const tooltip = page.getByRole('tooltip');
    await expect(tooltip).toContainText('560 m');
    await expect(tooltip).not.toContainText('Tree line');
    await page.mouse.move(0, 0);
  },

  async ItemTooltipContent({ page, stage }) {
    await pointAt(stage.locator('circle').nth(1));
    const tooltip = page.getByRole('tooltip');
    await expect(tooltip).toContainText('Raven Rock');
    await expect(tooltip).toContainText('688 m up, 9.8 km long');
    await page.mouse.move(0, 0);
    await expect(tooltip).toHaveCount(0);
  },

  async TooltipTable({ page, stage }) {
    // Point at the second series of the second group.
    await pointAt(stage.locator('.MuiBarElement-root').nth(5));
    const tooltip = page.getByRole('tooltip');
    await expect(tooltip.getByRole('caption')).toHaveText('East');
    await expect(tooltip.getByRole('row')).toHaveText(['Plan180', 'Planted162', 'Difference-18']);
    await expect(tooltip.getByRole('rowheader')).toHaveCount(3);
    await page.mouse.move(0, 0);
    await expect(tooltip).toHaveCount(0);
  },

  async SnappedTooltip({ page, stage }) {
    const tooltip = page.getByRole('tooltip');
    const ring = stage.locator('circle[r="6"]');
    const line = stage.locator('.MuiLineElement-root');
    await pointAt(line, 0.05);
    await expect(tooltip).toContainText('Humidity');
    // The tooltip is centered above the ring, and stays there when the pointer moves down.
    const measure = async () => {
      const [at, box] = [await ring.boundingBox(), await tooltip.boundingBox()];
      if (!at || !box) return 'hidden';
      const aside = Math.abs(at.x + at.width / 2 - (box.x + box.width / 2));
      const above = at.y - (box.y + box.height);
      return aside < 2 && above > 0 && above < 20 ? 'above the ring' : `${aside} ${above}`;
    };
    await expect.poll(measure).toBe('above the ring');
    const text = await tooltip.textContent();
    await pointAt(line, 0.2);
    await expect(tooltip).not.toHaveText(text ?? '');
    await expect.poll(measure).toBe('above the ring');
    // The sensor failed here.
    await pointAt(line, 0.5);
    await expect(tooltip).toHaveCount(0);
    await page.mouse.move(0, 0);
  },

  async FixedTooltip({ page, stage }) {
    await expect(stage.getByText('Point at the chart')).toBeVisible();
    // The line starts at 8:00 and ends at 18:00, so 12:00 is at two fifths.
    await pointAt(stage.locator('.MuiLineElement-root'), 0.4);
    await expect(stage.getByText('12:00: 112 grains/m³')).toBeVisible();
    await page.mouse.move(0, 0);
    await expect(stage.getByText('Point at the chart')).toBeVisible();
  },

  async TooltipInDialog({ page, stage }) {
    await stage.getByRole('button', { name: 'Show the chart in a dialog' }).click();
    const dialog = stage.getByRole('dialog', { name: 'Demand in the last twelve months' });
    await pointAt(dialog.locator('.MuiBarElement-root').nth(5));
    // Outside the dialog, the tooltip would be behind it.
    await expect(dialog.getByRole('tooltip')).toContainText('Demand');
    await page.mouse.move(0, 0);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
  },
};
