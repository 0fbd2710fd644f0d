import { expect } from '@playwright/test';
import type { DemoJourneys } from '../../demos/DemoJourney.ts';

export const journeys: DemoJourneys = {
  async RadarClick({ stage }) {
    await stage.locator('.MuiRadarSeriesPlot-mark').first().click({ force: true });
    await expect(stage.getByText(/^Point/)).toBeVisible();
  },

  async RadarHighlight({ page, stage }) {
    await stage.getByRole('button', { name: 'series' }).click();
    await stage.locator('.MuiRadarSeriesPlot-area').last().hover();
    await expect(stage.locator('.MuiRadarSeriesPlot-area.MuiRadarSeriesPlot-faded')).toHaveCount(1);
    await page.mouse.move(0, 0);
  },

  async SeasonRadar({ stage }) {
    await stage.getByRole('button', { name: '2023' }).click();
    await expect(stage.getByLabel('Electricity by source and month of 2023')).toBeVisible();
  },
};
