import { expect } from '@playwright/test';
import type { DemoJourneys } from '../../demos/DemoJourney.ts';

export const journeys: DemoJourneys = {
  async CompleteRange({ stage }) {
    const complete = stage.getByText(/^Last complete vacation: /);
    const before = await complete.textContent();
    const day = (name: string) => stage.getByRole('gridcell', { name, exact: true });
    await day('24').click();
    await expect(complete).toHaveText(before ?? '');
    await stage.getByRole('button', { name: 'Next month' }).click();
    await day('5').click();
    // The range is complete only now, and it crosses two months.
    await expect(complete).not.toHaveText(before ?? '');
  },

  async NightPrices({ stage }) {
    const prices = stage.getByText(/a night$/);
    await expect(prices).toHaveText(['€118 a night', '€142 a night']);
    await stage.getByRole('button', { name: 'Previous month' }).click();
    await expect(prices).toHaveText(['€96 a night', '€118 a night']);
    // The header still names the grid of days.
    await expect(stage.getByRole('grid', { name: 'May 2025' })).toBeVisible();
  },

  async VisibleMonths({ stage }) {
    await expect(stage.getByRole('grid')).toHaveCount(2);
    await stage.getByRole('button', { name: '3', exact: true }).click();
    await expect(stage.getByRole('grid')).toHaveCount(3);
  },

  async StayStrip({ stage }) {
    const day = (name: string) => stage.getByRole('button', { name, exact: true });
    await expect(stage.getByText('Nights: 2, until Thursday')).toBeVisible();
    await expect(day('Tuesday, June 3')).toBeDisabled();
    await day('Saturday, June 7').click();
    await expect(stage.getByText('Nights: 4, until Saturday')).toBeVisible();
    await expect(day('Saturday, June 7')).toHaveAttribute('aria-pressed', 'true');
    await day('Saturday, June 7').dragTo(day('Friday, June 6'));
    await expect(stage.getByText('Nights: 3, until Friday')).toBeVisible();
  },
};
