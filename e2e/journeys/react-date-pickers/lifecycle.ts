import { expect } from '@playwright/test';
import type { DemoJourneys } from '../../demos/DemoJourney.ts';

export const journeys: DemoJourneys = {
  async LifecycleLog({ page, stage }) {
    const log = stage.getByRole('log', { name: 'Calls, newest first' });
    // The newest call is at the top.
    const expectCalls = (calls: readonly string[]) =>
      expect(log.locator('.MuiChip-root')).toHaveText(calls.toReversed());
    await stage.getByRole('button', { name: /Choose date/ }).click();
    await expectCalls(['onOpen']);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('gridcell', { name: '18', exact: true }).click();
    await expect(dialog).toBeHidden();
    const chosen = ['onOpen', 'onChange', 'onAccept', 'onClose'];
    await expectCalls(chosen);
    await stage.getByRole('button', { name: 'Clear the log' }).click();
    // July is after the last allowed day.
    await stage.getByRole('spinbutton', { name: 'Month' }).press('ArrowUp');
    const late = ['onChange', 'onAccept', 'onError'];
    await expectCalls(late);
    await expect(log).toContainText('maxDate');
    await stage.getByRole('spinbutton', { name: 'Month' }).press('ArrowDown');
    await expectCalls([...late, ...late]);
    await expect(log).toContainText('null');
  },

  async FieldLifecycle({ page, stage }) {
    await stage.getByRole('spinbutton', { name: 'Month' }).click();
    await page.keyboard.type('05142025');
    await expect(stage.getByText(/^Calls of onChange: \d+, the last: /)).toBeVisible();
  },

  async LastValidDate({ page, stage }) {
    const count = stage.getByText(/ since June 12, 2025/);
    await expect(count).toBeVisible();
    await stage.getByRole('spinbutton', { name: 'Month' }).click();
    await page.keyboard.type('01052025');
    // January is before the first allowed date, so the last valid one stays.
    await expect(count).toBeVisible();
    await stage.getByRole('spinbutton', { name: 'Month' }).click();
    await page.keyboard.type('04012025');
    await expect(stage.getByText(/ since April 1, 2025/)).toBeVisible();
  },
};
