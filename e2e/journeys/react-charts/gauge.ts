import { expect } from '@playwright/test';
import type { DemoJourneys } from '../../demos/DemoJourney.ts';

export const journeys: DemoJourneys = {
  async BuildingGauges({ stage }) {
    const air = stage.getByRole('meter', { name: 'Carbon dioxide' });
    const day = stage.getByRole('slider', { name: 'Day of the year' });
    await day.press('Home');
    await expect(stage.getByText('Wednesday, January 1, 2025')).toBeVisible();
    await expect(air).toHaveAttribute('aria-valuetext', '430 ppm');
    await day.press('ArrowRight');
    await expect(air).toHaveAttribute('aria-valuetext', '811 ppm');
  },

  async GaugeRange({ stage }) {
    const meter = stage.getByRole('meter', { name: 'Outdoor temperature' });
    await expect(meter).toHaveAttribute('aria-valuenow', '18');
    await stage.getByRole('slider', { name: 'Temperature' }).press('ArrowRight');
    await expect(meter).toHaveAttribute('aria-valuenow', '19');
    await expect(meter).toHaveAttribute('aria-valuetext', '19 degrees Celsius');
  },
};
