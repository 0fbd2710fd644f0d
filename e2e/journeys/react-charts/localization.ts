import { expect } from '@playwright/test';
import type { DemoJourneys } from '../../demos/DemoJourney.ts';

export const journeys: DemoJourneys = {
  async ChartLanguage({ page, stage }) {
    await stage.getByRole('combobox', { name: 'Language' }).click();
    await page.getByRole('option', { name: 'Français' }).click();
    await expect(stage.getByText('Prix (€/MWh)')).toBeVisible();
    await stage.getByRole('button', { name: 'Empty' }).click();
    await expect(stage.getByText('Pas de données')).toBeVisible();
    await stage.getByRole('button', { name: 'Loading' }).click();
    await expect(stage.getByText('Chargement…')).toBeVisible();
  },
};
