import { expect } from '@playwright/test';
import type { DemoJourneys } from '../../../demos/DemoJourney.ts';
import { readFocus } from '../../../support/readAccessibility.ts';

export const journeys: DemoJourneys = {
  async ExpandingSearch({ page, stage }) {
    await stage.getByRole('searchbox').focus();
    await page.keyboard.press('Escape');
    const trigger = await readFocus(page);
    expect(trigger).toMatchObject({ role: 'button', name: 'Search products', expanded: false });
    await page.keyboard.press('Enter');
    const field = { role: 'searchbox', name: 'Search products' };
    await expect.poll(() => readFocus(page)).toMatchObject(field);
    // The first press clears the field, and the second closes it.
    await page.keyboard.type('lantern');
    await page.keyboard.press('Escape');
    await expect.poll(() => readFocus(page)).toMatchObject(field);
    await page.keyboard.press('Escape');
    await expect.poll(() => readFocus(page)).toMatchObject({ role: 'button' });
  },
};
