import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import type { DemoJourneys } from '../../demos/DemoJourney.ts';

export const journeys: DemoJourneys = {
  async ExportStudio({ page, stage }) {
    await stage.getByRole('textbox', { name: 'File name' }).fill('island');
    const download = page.waitForEvent('download');
    await stage.getByRole('button', { name: 'Download' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('island.png');
    const bytes = readFileSync(await file.path());
    expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG');
    // The width and the height of the image are in its header.
    expect(bytes.readUInt32BE(16)).toBeGreaterThan(300);
    expect(bytes.readUInt32BE(20)).toBeGreaterThan(300);
  },
};
