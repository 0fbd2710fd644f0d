import { expect } from '@playwright/test';
import type { DemoJourneys } from '../../demos/DemoJourney.ts';
import { gridCell } from '../../support/gridCell.ts';
import { readAccessibility } from '../../support/readAccessibility.ts';

export const journeys: DemoJourneys = {
  async OrderDetails({ page, stage }) {
    const panels = stage.getByText(/, handled by /);
    await expect(panels).toHaveCount(1);
    const toggle = gridCell(stage, 1, '__detail_panel_toggle__');
    await toggle.click();
    await expect(panels).toHaveCount(2);
    const button = toggle.getByRole('button');
    await expect
      .poll(() => readAccessibility(button))
      .toMatchObject({ name: 'Collapse', expanded: true });
    // The same toggle answers to the keyboard.
    await page.keyboard.press(' ');
    await expect(panels).toHaveCount(1);
    await expect
      .poll(() => readAccessibility(button))
      .toMatchObject({ name: 'Expand', expanded: false });
  },

  async PanelForm({ stage }) {
    const field = stage.getByRole('textbox', { name: /^Description of / });
    await field.fill('Short');
    await expect(stage.getByText('Write at least 10 characters.')).toBeVisible();
    await expect(stage.getByRole('button', { name: 'Save' })).toBeDisabled();
    await field.fill('A description of a good length.');
    await stage.getByRole('button', { name: 'Save' }).click();
    await expect(field).toBeHidden();
    await expect(gridCell(stage, 0, 'description')).toHaveText('A description of a good length.');
    await expect(gridCell(stage, 0, '__detail_panel_toggle__')).toBeFocused();
  },

  async CustomToggle({ stage }) {
    const open = stage.locator('[aria-expanded="true"]').and(stage.getByRole('button'));
    await expect(open).toHaveCount(1);
    await open.click();
    await expect(open).toHaveCount(0);
  },
};
