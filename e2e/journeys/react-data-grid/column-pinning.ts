import { expect } from '@playwright/test';
import type { DemoJourneys } from '../../demos/DemoJourney.ts';

export const journeys: DemoJourneys = {
  async OrderPinning({ page, stage }) {
    const city = stage.getByRole('columnheader', { name: 'City' });
    await city.hover();
    await city.getByRole('button', { name: 'City column menu' }).click();
    await page.getByRole('menuitem', { name: 'Pin to left' }).click();
    await expect(stage.getByText('City (left)')).toBeVisible();
    await stage.getByText('City (left)').locator('..').locator('svg').click();
    await expect(stage.getByText('City (left)')).toBeHidden();
  },

  async PinButtons({ stage }) {
    const level = stage.getByRole('columnheader', { name: 'Level' });
    await stage.getByRole('button', { name: 'Level to the left' }).click();
    await expect(level).toHaveAttribute('aria-colindex', '1');
    await stage.getByRole('button', { name: 'Level to the right' }).click();
    await expect(level).toHaveAttribute('aria-colindex', '7');
    await stage.getByRole('button', { name: 'Unpin it' }).click();
    await expect(level).not.toHaveClass(/pinned/);
  },
};
