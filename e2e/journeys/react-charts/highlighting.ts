import { expect } from '@playwright/test';
import type { DemoJourneys } from '../../demos/DemoJourney.ts';
import { pointAt } from '../../support/pointAt.ts';

export const journeys: DemoJourneys = {
  async SeriesHighlight({ page, stage }) {
    const skis = stage.locator('.MuiBarElement-series-Skis');
    const highlighted = stage.locator('.MuiBarElement-highlighted');
    const faded = stage.locator('.MuiBarElement-faded');
    const total = await stage.locator('.MuiBarElement-root').count();
    await pointAt(skis.first());
    await expect(highlighted).toHaveCount(1);
    await expect(faded).toHaveCount(total - 1);
    await page.mouse.move(0, 0);
    await expect(faded).toHaveCount(0);
    await stage.getByRole('combobox', { name: 'highlight' }).click();
    await page.getByRole('option', { name: 'series' }).click();
    await skis.first().hover();
    await expect(highlighted).toHaveCount(await skis.count());
    await page.mouse.move(0, 0);
  },

  async SynchronizedCharts({ page, stage }) {
    const marks = stage.locator('.MuiChartsAxisHighlight-root');
    await expect(marks).toHaveCount(0);
    await pointAt(stage.locator('.MuiBarElement-root').nth(3));
    // The pointer is on one chart, and both mark the month.
    await expect(marks).toHaveCount(2);
    await page.mouse.move(0, 0);
    await expect(marks).toHaveCount(0);
  },

  async ControlledItem({ page, stage }) {
    const highlighted = stage.locator('.MuiPieArc-highlighted');
    await expect(highlighted).toHaveCount(1);
    const before = await highlighted.getAttribute('d');
    await stage.getByRole('button', { name: 'Loft' }).press('Enter');
    await expect.poll(() => highlighted.getAttribute('d')).not.toBe(before);
    await page.mouse.move(0, 0);
  },

  async ControlledAxis({ page, stage }) {
    await expect(stage.getByText('Stop: Mill')).toBeVisible();
    await stage.getByRole('slider').press('End');
    await expect(stage.getByText('Stop: Delta')).toBeVisible();
    await pointAt(stage.locator('.MuiMarkElement-root').nth(3));
    await expect(stage.getByText('Stop: Bridge')).toBeVisible();
    // The highlight stays where the pointer left it.
    await page.mouse.move(0, 0);
    await expect(stage.locator('.MuiChartsAxisHighlight-root')).toHaveCount(1);
  },

  async KeyboardHighlight({ page, stage }) {
    await stage.locator('svg[tabindex="0"]').focus();
    await page.keyboard.press('ArrowRight');
    const focused = stage.locator('[data-focused=true]');
    await expect(focused).toHaveCount(1);
    const first = await focused.boundingBox();
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => (await focused.boundingBox())?.x).toBeGreaterThan(first?.x ?? 0);
    const second = await focused.boundingBox();
    await page.keyboard.press('ArrowUp');
    // The other branch lent fewer books on Tuesday.
    await expect
      .poll(async () => (await focused.boundingBox())?.height)
      .toBeLessThan(second?.height ?? 0);
  },

  async ReadableChart({ page, stage }) {
    await expect(stage.getByText(/^June: /)).toBeVisible();
    const slider = stage.getByRole('slider', { name: 'Month' });
    await slider.press('ArrowRight');
    const july = stage.getByText(/^July: Hydro /);
    await expect(july).toBeVisible();
    await expect(slider).toHaveAttribute('aria-valuetext', (await july.textContent()) ?? '');
    await expect(stage.locator('.MuiChartsAxisHighlight-root')).toHaveCount(1);
    await stage.getByRole('button', { name: 'Table' }).press('Enter');
    await expect(stage.getByRole('row')).toHaveCount(13);
    await expect(page.getByRole('row', { name: /^December / })).toHaveCount(1);
  },
};
