import { expect } from '@playwright/test';
import type { DemoJourneys } from '../../demos/DemoJourney.ts';
import { gridCell } from '../../support/gridCell.ts';

export const journeys: DemoJourneys = {
  async GroupPanel({ page, stage }) {
    const panel = stage.getByRole('group', { name: 'Group by' });
    const chips = panel.locator('.MuiChip-root');
    await stage
      .getByRole('columnheader', { name: 'Priority' })
      .locator('[draggable]')
      .dragTo(chips.first());
    await expect(chips).toHaveText(['1. Priority', '2. Region', '3. Status']);
    await chips.first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(chips).toHaveText(['1. Region', '2. Priority', '3. Status']);
    await page.keyboard.press('Delete');
    await expect(chips).toHaveText(['1. Region', '2. Status']);
    await expect(panel).toBeFocused();
  },

  async ToggleOnClick({ stage }) {
    const second = gridCell(stage, 1, '__row_group_by_columns_group__');
    const before = await second.innerText();
    await gridCell(stage, 0, 'stock').click();
    await expect(second).not.toHaveText(before, { useInnerText: true });
    await gridCell(stage, 0, 'stock').click();
    await expect(second).toHaveText(before, { useInnerText: true });
  },
};
