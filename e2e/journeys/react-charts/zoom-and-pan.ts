import { expect } from '@playwright/test';
import type { DemoJourneys } from '../../demos/DemoJourney.ts';
import { pointAt } from '../../support/pointAt.ts';

export const journeys: DemoJourneys = {
  async ThreeYears({ stage }) {
    await expect(stage.getByText('Every day at noon, 1,096 of 26,304 readings')).toBeVisible();
    await stage.getByRole('button', { name: 'One week' }).click();
    await expect(stage.getByText(/^Every hour, [\d,]+ of 26,304 readings$/)).toBeVisible();
    await stage.getByRole('button', { name: 'Three years' }).click();
    await expect(stage.getByText('Every day at noon, 1,096 of 26,304 readings')).toBeVisible();
  },

  async ControlledZoom({ stage }) {
    const line = stage.locator('.MuiLineElement-root');
    const summer = (await line.getAttribute('d')) ?? '';
    await stage.getByRole('button', { name: 'Year' }).click();
    await expect.poll(() => line.getAttribute('d')).not.toBe(summer);
    await stage.getByRole('button', { name: 'Summer' }).press('Enter');
    await expect.poll(() => line.getAttribute('d')).toBe(summer);
  },

  async SynchronizedZoom({ page, stage }) {
    const bar = stage.locator('.MuiBarElement-root').first();
    const readWidth = async () => (await bar.boundingBox())?.width ?? 0;
    const before = await readWidth();
    // The wheel zooms the line chart, and the bars follow.
    const chart = stage.locator('svg').filter({ has: page.locator('.MuiLineElement-root') });
    await pointAt(chart, 0.5, 0.4);
    await page.mouse.wheel(0, -400);
    await expect.poll(readWidth).toBeGreaterThan(before);
    await page.mouse.move(0, 0);
  },

  async ZoomByApi({ stage }) {
    const bar = stage.locator('.MuiBarElement-root').first();
    const readWidth = async () => Math.round((await bar.boundingBox())?.width ?? 0);
    const all = await readWidth();
    await stage.getByRole('button', { name: 'Show the morning' }).click();
    await expect.poll(readWidth).toBeGreaterThan(all * 3);
    await stage.getByRole('button', { name: 'Show all' }).click();
    await expect.poll(readWidth).toBe(all);
  },

  async ZoomFiltering({ stage }) {
    const line = stage.locator('.MuiLineElement-root');
    const fitted = (await line.getAttribute('d')) ?? '';
    await stage.getByRole('button', { name: 'keep' }).click();
    await expect.poll(() => line.getAttribute('d')).not.toBe(fitted);
    await stage.getByRole('button', { name: 'discard' }).click();
    await expect.poll(() => line.getAttribute('d')).toBe(fitted);
  },

  async ZoomOptions({ stage }) {
    const thumbs = stage.locator('.MuiChartAxisZoomSliderThumb-root');
    await expect(thumbs).toHaveCount(2);
    await stage.getByRole('switch', { name: 'slider' }).click();
    await expect(thumbs).toHaveCount(0);
    await expect(stage.locator('pre')).toContainText('enabled: false');
  },

  async ZoomSlider({ page, stage }) {
    // The slider shows the ends of the range all the time.
    const end = page.getByRole('tooltip').filter({ hasText: 'July 20' });
    await expect(end).toHaveCount(1);
    const line = stage.locator('.MuiLineElement-root');
    const before = await line.getAttribute('d');
    const thumb = stage.locator('.MuiChartAxisZoomSliderThumb-end');
    await pointAt(thumb);
    await page.mouse.down();
    await pointAt(thumb, 10);
    await page.mouse.up();
    await expect.poll(() => line.getAttribute('d')).not.toBe(before);
    await expect(end).toHaveCount(0);
    await page.mouse.move(0, 0);
  },

  async ZoomToolbar({ stage }) {
    const bar = stage.locator('.MuiBarElement-root').first();
    const readWidth = async () => (await bar.boundingBox())?.width ?? 0;
    const before = await readWidth();
    await stage.getByRole('button', { name: 'Zoom in' }).press('Enter');
    await expect.poll(readWidth).toBeGreaterThan(before);
    const zoomed = await readWidth();
    await stage.getByRole('button', { name: 'Zoom out' }).press('Enter');
    await expect.poll(readWidth).toBeLessThan(zoomed);
  },
};
