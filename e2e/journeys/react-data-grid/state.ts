import { expect } from '@playwright/test';
import type { DemoJourneys } from '../../demos/DemoJourney.ts';
import { readColumn } from '../../support/readColumn.ts';

export const journeys: DemoJourneys = {
  async SavedViews({ stage }) {
    const status = stage.locator('[role="columnheader"][data-field="status"]');
    const items = stage.locator('[role="columnheader"][data-field="items"]');
    const view = (name: string) => stage.getByRole('button', { name, exact: true });
    await expect(status).toHaveCount(1);
    await view('On hold').click();
    await expect(status).toHaveCount(0);
    await expect(items).toHaveAttribute('aria-sort', 'descending');
    await expect
      .poll(async () => {
        const counts = (await readColumn(stage, 'items')).map(Number);
        return counts.every((count, index) => count <= (counts[index - 1] ?? Infinity));
      })
      .toBe(true);
    const saved = await readColumn(stage, 'id');
    await stage.getByRole('textbox', { name: 'Name of the view' }).fill('Mine');
    await stage.getByRole('button', { name: 'Save view' }).click();
    await expect(view('Mine')).toHaveAttribute('aria-pressed', 'true');
    await view('All orders').click();
    await expect(status).toHaveCount(1);
    await expect(items).toHaveAttribute('aria-sort', 'none');
    await view('Mine').click();
    await expect(status).toHaveCount(0);
    await expect.poll(() => readColumn(stage, 'id')).toEqual(saved);
  },

  async UrlState({ stage }) {
    const url = stage.getByRole('textbox', { name: 'URL' });
    await expect(url).toHaveValue('/orders?sort=total.desc&page=2');
    await stage.getByRole('button', { name: 'Go to next page' }).click();
    await expect(url).toHaveValue('/orders?sort=total.desc&page=3');
    await stage.getByRole('button', { name: 'Search' }).click();
    await stage.getByRole('searchbox').fill('norway');
    await expect(url).toHaveValue(/[?&]q=norway(?:&|$)/);
    await expect
      .poll(async () => new Set(await readColumn(stage, 'country')))
      .toEqual(new Set(['Norway']));
    await expect(url).toHaveValue(/[?&]sort=total\.desc(?:&|$)/);
  },
};
