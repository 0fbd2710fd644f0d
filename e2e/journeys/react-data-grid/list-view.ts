import { expect } from '@playwright/test';
import type { DemoJourneys } from '../../demos/DemoJourney.ts';

export const journeys: DemoJourneys = {
  async EditInList({ page, stage }) {
    const card = stage.locator('.MuiDataGrid-row[data-rowindex="0"]');
    const dialog = page.getByRole('dialog', { name: 'Design: Show berths on a map' });
    const change = async (hours: string, button: string) => {
      await card.click();
      await dialog.getByRole('spinbutton', { name: 'Hours spent' }).fill(hours);
      await dialog.getByRole('button', { name: button }).click();
      await expect(dialog).toHaveCount(0);
    };
    await expect(card).toContainText('23 of 28 hours');
    await change('99', 'Cancel');
    await expect(card).toContainText('23 of 28 hours');
    await change('40', 'Save');
    await expect(card).toContainText('40 of 28 hours');
  },
};
