import type { Frame, Locator, Page } from '@playwright/test';
import { PICTURES_PREFIX } from '#model/demo/Demo.ts';
import { expect, open, test } from './support/test.ts';

/** Guides with many charts, most of which are in a frame. */
const GUIDES = ['/x/react-charts/bars/', '/x/react-charts/pie-demo/', '/x/react-charts/heatmap/'];
const MARKS = 'svg:visible :is(path, rect, circle, line):visible';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const guide of GUIDES) {
    test(`draws every chart of ${guide}`, async ({ page }) => {
      const responses: string[] = [];
      page.on('response', (response) => {
        if (isPicture(response.url())) responses.push(`${response.status()} ${response.url()}`);
      });
      await page.goto(guide);
      const stages = await page.locator('[data-demo-stage]').all();
      expect(stages.length).toBeGreaterThan(4);
      for (const stage of stages) {
        await stage.scrollIntoViewIfNeeded();
        const drawing = await findDrawing(stage);
        await expect(drawing.locator(MARKS).first()).toBeVisible();
        expect(await drawing.locator(MARKS).count()).toBeGreaterThan(2);
      }
      expect(responses.length).toBeGreaterThan(3);
      expect(responses.filter((response) => !response.startsWith('200 '))).toEqual([]);
      expect(await measureOverflow(page)).toEqual([]);
    });
  }

  test('names the charts in a frame', async ({ page }) => {
    await page.goto(GUIDES[0] ?? '');
    const frames = page.locator('[data-demo-stage] iframe');
    for (const frame of await frames.all()) {
      const title = (await frame.getAttribute('title')) ?? '';
      expect(title).not.toBe('');
      await expect(frame.contentFrame().getByRole('img', { name: title })).toBeVisible();
    }
  });

  test('draws charts in the colors of the system', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(GUIDES[0] ?? '');
    const label = page.frameLocator('[data-demo-stage] iframe').first().locator('text:visible');
    const [red = 0] = await label.first().evaluate((element) => {
      return (getComputedStyle(element).fill.match(/[\d.]+/g) ?? []).map(Number);
    });
    expect(red, 'a light gray on a dark ground').toBeGreaterThan(120);
  });
});

test('requests no pictures for readers with scripts', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (isPicture(request.url())) requests.push(request.url());
  });
  await open(page, GUIDES[0] ?? '');
  expect(await page.locator('[data-demo-stage] noscript').count()).toBeGreaterThan(3);
  await page.locator('[data-demo-stage]').last().scrollIntoViewIfNeeded();
  await expect(page.locator('[data-demo-stage]').last()).toHaveAttribute('data-state', 'live');
  expect(requests).toEqual([]);
});

function isPicture(url: string): boolean {
  return new URL(url).pathname.startsWith(PICTURES_PREFIX);
}

/** The picture in the page, or the document in the frame. */
async function findDrawing(stage: Locator): Promise<Locator> {
  if ((await stage.locator('[data-picture]').count()) > 0) return stage.locator('[data-picture]');
  return stage.locator('iframe').contentFrame().locator('main');
}

/** Returns the documents that are wider than their place or, in a frame, taller. */
async function measureOverflow(page: Page): Promise<string[]> {
  const all = await Promise.all(
    page.frames().map(async (frame: Frame) => {
      const isMain = frame === page.mainFrame();
      const [right, below] = await frame.evaluate(() => {
        const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
        // Sliders are taller on touch screens, where such a picture can be scrolled.
        const isTouch = matchMedia('(pointer: coarse)').matches;
        return [scrollWidth - clientWidth, isTouch ? 0 : scrollHeight - clientHeight] as const;
      });
      return right > 0 || (!isMain && below > 0) ? [`${frame.url()}: ${right} × ${below}`] : [];
    }),
  );
  return all.flat();
}
