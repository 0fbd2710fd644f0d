import { expect } from '@playwright/test';
import type { DemoJourneys } from '../../../demos/DemoJourney.ts';
import { gridCell } from '../../../support/gridCell.ts';
import { readColumn } from '../../../support/readColumn.ts';

export const journeys: DemoJourneys = {
  async OrderSearch({ stage }) {
    const log = stage.getByRole('log');
    const alert = stage.getByRole('alert');
    const fails = stage.getByRole('switch', { name: 'Requests fail' });
    await stage.getByRole('button', { name: '0 s', exact: true }).click();
    await stage.getByRole('button', { name: 'Search' }).click();
    const field = stage.getByRole('searchbox');
    await field.fill('norway');
    // The grid sends the filter condition and the search to the server together.
    await expect(log).toContainText('"value":"shipped"}]&search=norway → 1 of 1 rows');
    await expect(gridCell(stage, 0, 'id')).toHaveText('SO-24294');
    await fails.click();
    await field.fill('sweden');
    await expect(log).toContainText('&search=sweden → failed');
    await expect(alert).toContainText('The server responded with 500');
    await fails.click();
    await field.fill('norway');
    await expect(alert).toHaveCount(0);
    await expect(gridCell(stage, 0, 'id')).toHaveText('SO-24294');
  },

  async ApplyFilters({ stage }) {
    const requests = stage.getByText(/^Requests: \d+$/);
    const apply = stage.getByRole('button', { name: 'Apply filters' });
    await expect(gridCell(stage, 0, 'country')).toHaveText('Spain');
    const before = await requests.innerText();
    // Fill the field in one step, because the grid would apply slow typing piece by piece.
    await stage.locator('[role="columnheader"][data-field="country"] input').fill('Sweden');
    await expect(apply).toBeEnabled();
    // Until the button is clicked, neither the server nor the grid filters.
    await expect(requests).toHaveText(before);
    await expect(gridCell(stage, 0, 'country')).toHaveText('Spain');
    await apply.click();
    await expect
      .poll(async () => new Set(await readColumn(stage, 'country')))
      .toEqual(new Set(['Sweden']));
    await expect(requests).not.toHaveText(before);
    await expect(apply).toBeDisabled();
  },
};
