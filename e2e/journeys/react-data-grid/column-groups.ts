import { expect } from '@playwright/test';
import type { DemoJourneys } from '../../demos/DemoJourney.ts';
import { readFocus } from '../../support/readAccessibility.ts';

export const journeys: DemoJourneys = {
  async StockGroups({ page, stage }) {
    const press = (key: string) => page.keyboard.press(key);
    const button = (stock: string) =>
      stage.getByRole('button', { name: `Daily range of ${stock}` });
    const group = stage
      .getByRole('columnheader')
      .filter({ has: page.getByRole('button', { name: 'Daily range of Tern' }) });
    await expect(group).toHaveAttribute('aria-colspan', '4');
    await stage.getByRole('columnheader', { name: 'Day' }).focus();
    await press('ArrowRight');
    await press('ArrowUp');
    await expect(button('Tern')).toBeFocused();
    await expect.poll(() => readFocus(page)).toMatchObject({ role: 'button', expanded: true });
    await press('Space');
    await expect.poll(() => readFocus(page)).toMatchObject({ role: 'button', expanded: false });
    await expect(group).toHaveAttribute('aria-colspan', '1');
    // The arrow keys move away from the button.
    await press('ArrowRight');
    await expect(button('Osprey')).toBeFocused();
    await press('ArrowLeft');
    await expect(button('Tern')).toBeFocused();
    await press('ArrowDown');
    await expect.poll(() => readFocus(page)).toMatchObject({ role: 'columnheader', name: 'Close' });
  },

  async NestedGroups({ page, stage }) {
    await stage.getByRole('columnheader', { name: 'Latitude' }).focus();
    const names: [string, string][] = [
      ['ArrowUp', 'Coordinates'],
      ['ArrowUp', 'Place'],
      ['ArrowRight', 'Water'],
      ['ArrowLeft', 'Place'],
      ['ArrowDown', 'Coordinates'],
    ];
    for (const [key, name] of names) {
      await page.keyboard.press(key);
      await expect.poll(() => readFocus(page)).toMatchObject({ role: 'columnheader', name });
    }
  },
};
