import { expect } from '@playwright/test';
import type { DemoJourneys } from '../../../demos/DemoJourney.ts';

export const journeys: DemoJourneys = {
  async LabelEditingFileName({ page, stage }) {
    const input = stage.getByRole('textbox', { name: 'File name' });
    const readSelection = () =>
      input.evaluate((element: HTMLInputElement) =>
        element.value.slice(element.selectionStart ?? 0, element.selectionEnd ?? 0),
      );
    await stage.getByText('Site map.v2.svg').dblclick();
    await expect(input).toBeFocused();
    expect(await readSelection()).toBe('Site map.v2');
    await page.keyboard.type('Parcels');
    await page.keyboard.press('Enter');
    await expect(stage.getByRole('treeitem', { name: 'Parcels.svg' })).toBeFocused();

    // A name without an extension is selected as a whole.
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(input).toHaveValue('Notes');
    expect(await readSelection()).toBe('Notes');
    await page.keyboard.press('Escape');
    await expect(input).toHaveCount(0);
  },
};
