import { expect } from '@playwright/test';
import type { DemoJourneys } from '../../demos/DemoJourney.ts';
import { gridCell } from '../../support/gridCell.ts';
import { readFocus } from '../../support/readAccessibility.ts';

export const journeys: DemoJourneys = {
  async RightToLeft({ page, stage }) {
    await gridCell(stage, 0, 'dish').click();
    // The second column is to the left of the first one.
    await page.keyboard.press('ArrowLeft');
    await expect(gridCell(stage, 0, 'price')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(gridCell(stage, 0, 'dish')).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => readFocus(page)).toMatchObject({ role: 'columnheader' });
    await expect(page.locator(':focus')).toHaveAttribute('data-field', 'price');
  },
};
