import { expect } from '@playwright/test';
import type { DemoJourneys } from '../../demos/DemoJourney.ts';
import { pointAt } from '../../support/pointAt.ts';

export const journeys: DemoJourneys = {
  async SalesBars({ page, stage }) {
    const bars = stage.locator('.MuiBarElement-root');
    const skis = stage.locator('.MuiBarElement-series-Skis');
    const tooltip = page.getByRole('tooltip');
    await pointAt(skis.first());
    await expect(tooltip).toContainText('January 2025');
    await expect(tooltip).toContainText('Skis');
    // The whole series is highlighted, and all others fade.
    const count = await skis.count();
    await expect(stage.locator('.MuiBarElement-highlighted')).toHaveCount(count);
    const others = (await bars.count()) - count;
    await expect(stage.locator('.MuiBarElement-faded')).toHaveCount(others);
    await page.mouse.move(0, 0);
    await stage.getByRole('button', { name: 'Regions' }).click();
    await expect(skis).toHaveCount(0);
    await expect(stage.locator('.MuiBarElement-series-North').first()).toBeVisible();
  },

  async RangeBars({ page, stage }) {
    const july = stage.locator('.MuiBarElement-root').nth(6);
    const tooltip = page.getByRole('tooltip');
    await expect(july).toHaveAttribute('layout', 'vertical');
    await stage.getByRole('switch', { name: 'Horizontal' }).click();
    await expect(july).toHaveAttribute('layout', 'horizontal');
    await pointAt(july);
    await expect(tooltip).toContainText(/Outside.*\d to [\d.]+ °C/);
    await expect(stage.locator('.MuiBarElement-highlighted')).toHaveCount(1);
    await expect(stage.locator('.MuiBarElement-faded')).toHaveCount(11);
    await page.mouse.move(0, 0);
  },

  async BarClick({ stage }) {
    await stage.locator('[data-series="on"] .MuiBarElement-root').nth(2).click();
    await expect(stage.getByText('Bar: Boarding at Dock: 27')).toBeVisible();
    await expect(stage.getByText('Stop: Dock')).toBeVisible();
  },
};
