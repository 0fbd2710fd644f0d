import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import type { DemoJourneys } from '../../demos/DemoJourney.ts';

/** Clicks a button that downloads a file, and reads the file. */
async function saveFile(page: Page, button: Locator): Promise<{ name: string; bytes: Buffer }> {
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
}

/** Checks that an image has a readable size. Its width and height are in the header. */
function expectPng(bytes: Buffer, minHeight: number): void {
  expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG');
  expect(bytes.readUInt32BE(16)).toBeGreaterThan(300);
  expect(bytes.readUInt32BE(20)).toBeGreaterThan(minHeight);
}

/** The drawing instructions of a PDF file, which are compressed in it. */
function readPdf(bytes: Buffer): string {
  const parts: string[] = [];
  for (
    let start = bytes.indexOf('stream\n');
    start >= 0;
    start = bytes.indexOf('stream\n', start)
  ) {
    start += 'stream\n'.length;
    try {
      parts.push(inflateSync(bytes.subarray(start)).toString('latin1'));
    } catch {
      // Skip images and the ends of streams, which aren't compressed this way.
    }
  }
  return parts.join('\n');
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
    // Records the content to print, because a headless browser has no print dialog.
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
    const html = await printed.locator('html').evaluate((root) => root.outerHTML);
    await frame.evaluate((element) => element.remove());
    const points = html.match(/<circle/g)?.length ?? 0;
    expect(points).toBeGreaterThan(300);
    const paper = await page.context().newPage();
    // An empty page can't resolve the URLs of the stylesheets.
    await paper.setContent(html.replace('<head>', `<head><base href="${page.url()}">`));
    const bytes = await paper.pdf({ landscape: true });
    await paper.close();
    expect(bytes.subarray(0, 5).toString('latin1')).toBe('%PDF-');
    expect(bytes.toString('latin1')).toMatch(/\/Count 1\b/);
    // A circle consists of several curves.
    expect(readPdf(bytes).match(/ c$/gm)?.length).toBeGreaterThan(points);
  },

  async SaveSvg({ page, stage }) {
    const { name, bytes } = await saveFile(
      page,
      stage.getByRole('button', { name: 'Save as SVG' }),
    );
    expect(name).toBe('wind.svg');
    const file = await page.evaluate((text) => {
      const { documentElement: root } = new DOMParser().parseFromString(text, 'image/svg+xml');
      const lines = [...root.querySelectorAll('.MuiLineElement-root')];
      return {
        tag: root.tagName,
        width: Number(root.getAttribute('width')),
        strokes: lines.map((line) => line.getAttribute('stroke')),
        texts: [...root.querySelectorAll('text')].map(({ textContent }) => textContent),
      };
    }, bytes.toString('utf8'));
    expect(file.tag).toBe('svg');
    expect(file.width).toBeGreaterThan(300);
    expect(file.strokes).toHaveLength(2);
    expect(file.strokes[0]).toMatch(/^rgb/);
    expect(file.strokes[1]).not.toBe(file.strokes[0]);
    expect(file.texts).toContain('Generation (GWh)');
  },
};
