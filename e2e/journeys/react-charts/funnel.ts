import { expect } from '@playwright/test';
import type { DemoJourneys } from '../../demos/DemoJourney.ts';

export const journeys: DemoJourneys = {
  async OrderFunnel({ page, stage }) {
    const first = stage.getByText(/\(100%\)/).first();
    const before = await first.textContent();
    await stage.getByRole('combobox', { name: 'Region' }).click();
    await page.getByRole('option').nth(1).click();
    await expect(first).not.toHaveText(before ?? '');
  },

  async ScaledFunnel({ page, stage }) {
    const sections = stage.locator('.MuiFunnelSection-root');
    await sections.nth(2).click();
    await expect(stage.getByText('Offers: 160')).toBeVisible();
    // The pointer is still on it.
    await expect(stage.locator('.MuiFunnelSection-highlighted')).toHaveCount(1);
    await page.mouse.move(0, 0);
    await expect(stage.locator('.MuiFunnelSection-highlighted')).toHaveCount(0);
  },
};
