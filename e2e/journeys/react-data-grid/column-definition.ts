import { expect } from '@playwright/test';
import type { DemoJourneys } from '../../demos/DemoJourney.ts';
import { gridCell } from '../../support/gridCell.ts';
import { readAccessibility, readFocus } from '../../support/readAccessibility.ts';

export const journeys: DemoJourneys = {
  async AccessibleCell({ page, stage }) {
    await gridCell(stage, 0, 'name').click();
    await page.keyboard.press('ArrowRight');
    const button = { role: 'button', name: 'Inspect Old Mill Bridge' };
    await expect.poll(() => readFocus(page)).toMatchObject(button);
    // Tab stops at one of the buttons only.
    await expect(stage.locator('[role="gridcell"] [tabindex="0"]')).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect.poll(() => readFocus(page)).toMatchObject({ name: 'Reopen Old Mill Bridge' });
    await page.keyboard.press('Space');
    await expect.poll(() => readFocus(page)).toMatchObject(button);
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => readFocus(page)).toMatchObject({ name: 'Inspect Weir Street Bridge' });
  },

  async ActionsColumn({ page, stage }) {
    await gridCell(stage, 0, 'spans').click();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => readFocus(page)).toMatchObject({ name: 'Delete Old Mill Bridge' });
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => readFocus(page)).toMatchObject({ role: 'menuitem', name: 'more' });
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expect(gridCell(stage, 0, 'name')).toHaveText('Weir Street Bridge');
    // The row that takes the place of the deleted one gets the focus.
    await expect.poll(() => readFocus(page)).toMatchObject({ name: 'Delete Weir Street Bridge' });
  },

  async GroupRowValues({ page, stage }) {
    const grid = await readAccessibility(stage.getByRole('treegrid'));
    expect(grid).toMatchObject({ role: 'treegrid', name: 'Stations by river' });
    const group = stage.locator('[role="row"][data-rowindex="0"]');
    await expect.poll(() => readAccessibility(group)).toMatchObject({ level: 1, expanded: true });
    await group.getByRole('gridcell').first().focus();
    await page.keyboard.press('Space');
    await expect.poll(() => readAccessibility(group)).toMatchObject({ level: 1, expanded: false });
    await page.keyboard.press('Space');
    await expect.poll(() => readAccessibility(group)).toMatchObject({ expanded: true });
    const child = stage.locator('[role="row"][data-rowindex="1"]');
    await expect.poll(() => readAccessibility(child)).toMatchObject({ level: 2 });
  },
};
