import { measureBytes } from '#generator/bench/measureBytes.ts';
import { PROSE } from './support/fixturePaths.ts';
import { expect, openSettings, test } from './support/test.ts';

const kB = 1000;

test('loads little for a page without demos @desktop', async ({ page }) => {
  const bytes = await measureBytes(page, PROSE);
  const idle = bytes();
  expect(idle.Script.bytes, 'JavaScript before the browser is idle').toBeLessThanOrEqual(10 * kB);
  expect(idle.Document.bytes, 'HTML').toBeGreaterThan(kB);
  expect(idle.Document.bytes, 'HTML').toBeLessThanOrEqual(30 * kB);
  expect(idle.Font.bytes, 'the text font and the code font').toBeLessThanOrEqual((50 + 25) * kB);
  expect(idle.Font.count, 'font files').toBeLessThanOrEqual(2);
  await openSettings(page);
  await page.waitForLoadState('networkidle');
  expect(bytes().Script.bytes, 'JavaScript in total').toBeLessThanOrEqual(80 * kB);
});
