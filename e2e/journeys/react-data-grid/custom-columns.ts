import { expect } from '@playwright/test';
import type { DemoJourneys } from '../../demos/DemoJourney.ts';
import { gridCell } from '../../support/gridCell.ts';
import { readAccessibility } from '../../support/readAccessibility.ts';

export const journeys: DemoJourneys = {
  async SparklineOrders({ stage }) {
    const chart = await readAccessibility(gridCell(stage, 0, 'weeks').getByRole('img').first());
    expect(chart).toMatchObject({ role: 'image' });
    expect(chart.name).toMatch(/^From \d+ to \d+, \d+ in total$/);
  },

  async TaggedProducts({ page, stage }) {
    const tags = gridCell(stage, 0, 'tags');
    await tags.focus();
    await page.keyboard.press('Enter');
    const input = tags.getByRole('combobox');
    await expect(input).toBeFocused();
    await page.keyboard.press('ArrowDown');
    const option = page.getByRole('option', { selected: false }).first();
    const tag = await option.innerText();
    await input.fill(tag);
    await page.keyboard.press('ArrowDown');
    // If the list is open, the key selects an option. Otherwise, it saves.
    await page.keyboard.press('Enter');
    await expect(input).toBeFocused();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Enter');
    await expect(input).toHaveCount(0);
    await expect(tags).toContainText(tag);
  },
};
