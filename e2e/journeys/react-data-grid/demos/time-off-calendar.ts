import { expect } from '@playwright/test';
import type { DemoJourneys } from '../../../demos/DemoJourney.ts';
import { readAccessibility, readFocus } from '../../../support/readAccessibility.ts';

export const journeys: DemoJourneys = {
  async TimeOffCalendar({ page, stage }) {
    const header = stage.locator('[role="columnheader"][data-field="2025-06-27"]');
    await expect.poll(() => readAccessibility(header)).toMatchObject({ name: 'Friday, June 27' });
    const bars = stage.locator('[role="gridcell"][aria-colspan]').filter({
      has: page.getByRole('img', { name: /^Vacation/ }),
    });
    const bar = bars.first();
    const days = Number(await bar.getAttribute('aria-colspan'));
    const start = Number(await bar.getAttribute('aria-colindex'));
    await bar.focus();
    const focused = await readFocus(page);
    expect(focused).toMatchObject({ role: 'gridcell' });
    expect(focused.name).toMatch(/^Vacation, \w+ \d+ to \w+ \d+$/);
    // One key press skips all days of the bar.
    await page.keyboard.press('ArrowRight');
    await expect(page.locator(':focus')).toHaveAttribute('aria-colindex', String(start + days));
    await page.keyboard.press('ArrowLeft');
    await expect(bar).toBeFocused();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: /^Time off for / });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(bar).toBeFocused();
  },
};
