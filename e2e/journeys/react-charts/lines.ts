import { expect } from '@playwright/test';
import type { DemoJourneys } from '../../demos/DemoJourney.ts';
import { pointAt } from '../../support/pointAt.ts';

export const journeys: DemoJourneys = {
  async StockLines({ page, stage }) {
    const line = stage.locator('.MuiLineElement-series-osprey');
    const tooltip = page.getByRole('tooltip');
    await pointAt(line);
    await expect(tooltip).toContainText('Osprey');
    await expect(tooltip).toContainText('%');
    await stage.getByRole('button', { name: 'Price' }).click();
    await pointAt(line);
    await expect(tooltip).toContainText('€');
    await expect(tooltip).not.toContainText('%');
    await page.mouse.move(0, 0);
  },

  async MissingPoints({ stage }) {
    const line = stage.locator('.MuiLineElement-root');
    const countPieces = async () => ((await line.getAttribute('d')) ?? '').split('M').length - 1;
    await expect.poll(countPieces).toBe(3);
    await stage.getByRole('switch', { name: 'Connect missing points' }).click();
    await expect.poll(countPieces).toBe(1);
  },

  async LineClick({ stage }) {
    await stage.locator('.MuiMarkElement-series-Tern').nth(3).click();
    await expect(stage.getByText('Clicked: mark of Tern at Lagoon')).toBeVisible();
  },

  async LongLine({ stage }) {
    const highest = stage.locator('dt:text-is("Highest value") + dd');
    await expect(highest).toHaveText('11.2 mm/s');
    // Every 50th point misses the shocks, which last one second.
    await stage.getByRole('button', { name: 'Every 50th' }).click();
    await expect(highest).toHaveText(/^[34]\.\d+ mm\/s$/);
    await stage.getByRole('button', { name: 'Min and max' }).click();
    await expect(highest).toHaveText('11.2 mm/s');
  },
};
