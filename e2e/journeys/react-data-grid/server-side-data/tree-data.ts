import { expect } from '@playwright/test';
import type { DemoJourneys } from '../../../demos/DemoJourney.ts';
import { gridCell } from '../../../support/gridCell.ts';

const NAME = '__tree_data_group__';

export const journeys: DemoJourneys = {
  async MuseumDrive({ stage }) {
    const log = stage.getByRole('log');
    const folder = gridCell(stage, 1, NAME);
    await expect(folder).toContainText('Ship models', { timeout: 15_000 });
    await expect(log).not.toContainText('/Collection/Ship models');
    await folder.getByRole('button').click();
    await expect(log).toContainText('/Collection/Ship models');
    await expect(gridCell(stage, 2, NAME)).toContainText('Barque 1871 port.jpg');
    await folder.getByRole('button').click();
    await expect(gridCell(stage, 2, NAME)).toContainText('Instruments');
  },

  async BranchErrors({ stage }) {
    const alert = stage.getByRole('alert');
    const folder = gridCell(stage, 0, NAME);
    await expect(folder).toContainText('Collection', { timeout: 15_000 });
    await folder.getByRole('button').click();
    await expect(alert).toHaveText("The server isn't responding. Open the folder again to retry.");
    await expect(gridCell(stage, 1, NAME)).toContainText('Exhibitions');
    await stage.getByRole('switch', { name: "Folders can't be loaded" }).click();
    await folder.getByRole('button').click();
    await expect(gridCell(stage, 1, NAME)).toContainText('Ship models');
    await expect(alert).toHaveText('Open a folder to see the error.');
  },
};
