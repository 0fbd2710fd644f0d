import { expect } from '@playwright/test';
import type { DemoJourneys } from '../../demos/DemoJourney.ts';

export const journeys: DemoJourneys = {
  async CursorPages({ stage }) {
    const next = stage.getByRole('button', { name: 'Go to next page' });
    const label = stage.locator('.MuiTablePagination-displayedRows');
    await expect(label).toHaveText('1–20 of around 180');
    await expect(next).toBeEnabled();
    await next.click();
    await expect(label).toHaveText('21–40 of around 180');
    await stage.getByRole('button', { name: 'Bookmark this page' }).click();
    while (/around|more/.test((await label.textContent()) ?? '')) {
      await expect(next).toBeEnabled();
      await next.click();
      await expect(stage.getByRole('progressbar')).toHaveCount(0);
    }
    // The last page has told the grid the total.
    await expect(next).toBeDisabled();
    await stage.getByRole('button', { name: 'Go to bookmark' }).click();
    await expect(label).toHaveText('21–40 of around 180');
    await expect(next).toBeEnabled();
  },
};
