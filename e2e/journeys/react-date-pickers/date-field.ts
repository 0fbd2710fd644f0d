import { expect } from '@playwright/test';
import type { DemoJourneys } from '../../demos/DemoJourney.ts';
import { typeInto } from '../../support/typeInto.ts';

export const journeys: DemoJourneys = {
  async ControlledDateField({ page, stage }) {
    await typeInto(stage.getByRole('spinbutton', { name: 'Month' }), '02282025');
    await expect(stage.getByText('Friday, February 28, 2025')).toBeVisible();
    await stage.getByRole('button', { name: 'Clear' }).click();
    await expect(stage.getByText('Empty: null')).toBeVisible();
    await page.keyboard.press('ControlOrMeta+a');
    // Dispatch an event, because another test may have changed the clipboard by now.
    await page.evaluate(() => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', '03/09/2025');
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    });
    await expect(stage.getByText('Sunday, March 9, 2025')).toBeVisible();
  },

  async SelectedSection({ page, stage }) {
    const year = stage.getByRole('spinbutton', { name: 'Year' });
    await stage.getByRole('button', { name: 'Year', exact: true }).click();
    await expect(year).toBeFocused();
    await page.keyboard.type('2027');
    await expect(year).toHaveText('2027');
  },
};
