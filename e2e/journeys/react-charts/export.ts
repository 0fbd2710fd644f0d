import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import type { DemoJourneys } from '../../demos/DemoJourney.ts';

/** Clicks a button that downloads a file, and reads the file. */
async function saveFile(page: Page, button: Locator): Promise<{ name: string; bytes: Buffer }> {
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
}

/** Expects an image of a readable size. The width and the height are in its header. */
function expectPng(bytes: Buffer, minHeight: number): void {
  expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG');
  expect(bytes.readUInt32BE(16)).toBeGreaterThan(300);
  expect(bytes.readUInt32BE(20)).toBeGreaterThan(minHeight);
}

export const journeys: DemoJourneys = {
  async ExportStudio({ page, stage }) {
    await stage.getByRole('textbox', { name: 'File name' }).fill('island');
    const { name, bytes } = await saveFile(page, stage.getByRole('button', { name: 'Download' }));
    expect(name).toBe('island.png');
    expectPng(bytes, 300);
  },

  async ExportMenu({ page, stage }) {
    await stage.getByRole('button', { name: 'Export' }).click();
    const item = page.getByRole('menuitem', { name: 'Export as WebP' });
    await expect(item).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Print' })).toHaveCount(0);
    const { name, bytes } = await saveFile(page, item);
    expect(name).toContain('osprey-2025');
    expect(bytes.subarray(0, 4).toString('latin1')).toBe('RIFF');
    expect(bytes.subarray(8, 12).toString('latin1')).toBe('WEBP');
    await page.mouse.move(0, 0);
  },

  async ExportToolbar({ page, stage }) {
    const button = stage.getByRole('button', { name: 'Save as PNG' });
    const { name, bytes } = await saveFile(page, button);
    expect(name).toBe('energy-mix.png');
    expectPng(bytes, 250);
  },

  async PrintReport({ page, stage }) {
    // Keeps what would be printed, because a browser without a window has no print dialog.
    await page.evaluate(() => {
      new MutationObserver((_, observer) => {
        const frame = document.querySelector<HTMLIFrameElement>('body > iframe');
        if (!frame?.contentWindow) return;
        frame.contentWindow.print = () => {
          frame.name = 'printed';
        };
        observer.disconnect();
      }).observe(document.body, { childList: true });
    });
    await stage.getByRole('button', { name: 'Print or save as PDF' }).click();
    const frame = page.locator('iframe[name="printed"]');
    await expect(frame).toBeAttached();
    const printed = frame.contentFrame();
    await expect(printed.getByText('Source: building sensors, 2025')).toBeAttached();
    await expect(printed.locator('[data-series] circle').first()).toBeAttached();
    await frame.evaluate((element) => element.remove());
  },
};
