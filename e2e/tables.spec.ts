import { PROSE } from './support/fixturePaths.ts';
import { expect, test } from './support/test.ts';

test('shows at the edge that a table continues @phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 });
  await page.goto(PROSE);
  const table = page.locator('.scroll-table').first();
  await table.scrollIntoViewIfNeeded();
  const room = await table.evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(room, 'the table is wider than the screen').toBeGreaterThan(0);
  const box = (await table.boundingBox())!;
  const edge = { x: box.x + box.width - 3, y: box.y + 2, width: 2, height: 6 };
  const readEdge = async () => (await page.screenshot({ clip: edge })).toString('base64');
  const before = await readEdge();
  await table.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
  await expect.poll(readEdge, 'the shadow is gone at the end').not.toBe(before);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
  ).toBeLessThanOrEqual(0);
});

for (const path of ['/size-snapshot/', '/x/coverage/', '/x/upgrade/']) {
  test(`lets the table of ${path} use the free width @desktop`, async ({ page }) => {
    await page.goto(path);
    const table = page.locator('.scroll-table').first();
    const { width } = (await table.boundingBox())!;
    expect(width).toBeGreaterThan(1000);
    expect(
      await table.evaluate((element) => element.scrollWidth - element.clientWidth),
    ).toBeLessThanOrEqual(0);
  });
}
