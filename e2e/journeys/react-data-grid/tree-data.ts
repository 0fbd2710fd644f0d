import { expect } from '@playwright/test';
import type { DemoJourneys } from '../../demos/DemoJourney.ts';
import { gridCell } from '../../support/gridCell.ts';
import { readAccessibility } from '../../support/readAccessibility.ts';

export const journeys: DemoJourneys = {
  async BasicTree({ page, stage }) {
    const grid = stage.getByRole('treegrid', { name: 'Museum drive' });
    const folder = grid.locator('[role="row"][data-rowindex="0"]');
    const name = gridCell(stage, 0, '__tree_data_group__');
    const countRows = async () => Number(await grid.getAttribute('aria-rowcount'));
    await name.click();
    await expect.poll(() => readAccessibility(folder)).toMatchObject({ expanded: true });
    const open = await countRows();

    // Both keys collapse and expand the folder, and the focus stays on it.
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press(key);
      await expect(folder).toHaveAttribute('aria-expanded', 'false');
      expect(await countRows()).toBeLessThan(open);
      await page.keyboard.press(key);
      await expect(folder).toHaveAttribute('aria-expanded', 'true');
      expect(await countRows()).toBe(open);
      await expect(name).toBeFocused();
    }

    // Other cells of the row don't react.
    await page.keyboard.press('ArrowRight');
    await expect(gridCell(stage, 0, 'kind')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(folder).toHaveAttribute('aria-expanded', 'true');
  },
};
