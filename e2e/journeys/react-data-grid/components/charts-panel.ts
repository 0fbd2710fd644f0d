import { expect } from '@playwright/test';
import type { DemoJourneys } from '../../../demos/DemoJourney.ts';

const BARS = '.MuiBarElement-root';

export const journeys: DemoJourneys = {
  async ChartsButton({ stage }) {
    const sidebar = stage.locator('.MuiDataGrid-sidebar');
    await expect(stage.locator(BARS)).toHaveCount(8);
    const left = () =>
      stage.locator(BARS).evaluateAll((bars) => bars.map((bar) => bar.getBoundingClientRect().x));
    const stacked = await left();
    await stage.getByRole('button', { name: 'Change the chart' }).click();
    await sidebar.getByRole('button', { name: 'Bars' }).click();
    await expect.poll(left).not.toEqual(stacked);
    await stage.getByRole('button', { name: 'Close the settings' }).click();
    await expect(sidebar).toHaveCount(0);
  },

  async SmallPanel({ stage }) {
    await expect(stage.locator(BARS)).toHaveCount(8);
    await stage.getByRole('button', { name: 'Charts' }).click();
    await stage.getByRole('button', { name: 'What comes in' }).click();
    await expect(stage.locator(BARS)).toHaveCount(4);
    await stage.getByRole('button', { name: 'Close' }).click();
    await expect(stage.locator('.MuiDataGrid-sidebar')).toHaveCount(0);
  },
};
