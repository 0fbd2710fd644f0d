import { expect } from '@playwright/test';
import type { DemoJourneys } from '../../demos/DemoJourney.ts';

export const journeys: DemoJourneys = {
  async PortfolioValue({ stage }) {
    await expect(stage.getByRole('status')).toContainText('+3.8%');
    const osprey = stage.getByRole('slider', { name: 'Shares of Osprey' });
    await osprey.focus();
    await osprey.press('End');
    await expect(stage.getByText('300 shares of Osprey')).toBeVisible();
    await expect(stage.getByRole('status')).toContainText('(-');
    // The price changes with the sliders.
    await expect(stage.getByText('Paid €45,633')).toBeVisible();
  },
  async HumidityGap({ stage }) {
    const area = stage.locator('.MuiAreaElement-root');
    const countParts = async () => ((await area.getAttribute('d')) ?? '').split('M').length - 1;
    await expect.poll(countParts).toBe(2);
    await stage.getByRole('switch', { name: 'Connect the areas' }).click();
    await expect.poll(countParts).toBe(1);
  },
};
