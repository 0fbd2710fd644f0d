import { chartPalette } from '#site/theme/tokens.ts';
import { CHARTS } from './support/fixturePaths.ts';
import { openDemo } from './support/openDemo.ts';
import { expect, test } from './support/test.ts';

for (const scheme of ['light', 'dark'] as const) {
  test(`gives charts the palette of the ${scheme} scheme @desktop`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    const stage = await openDemo(page, CHARTS, 'LineClick');
    const lines = stage.locator('.MuiLineElement-root');
    await expect(lines.first()).toBeVisible();
    const strokes = await lines.evaluateAll((paths) =>
      paths.map((path) => {
        const [red = 0, green = 0, blue = 0] = getComputedStyle(path)
          .stroke.match(/\d+/g)!
          .map(Number);
        return `#${((red << 16) | (green << 8) | blue).toString(16).padStart(6, '0')}`;
      }),
    );
    expect(strokes.length).toBeGreaterThan(1);
    expect(strokes).toEqual(chartPalette[scheme].slice(0, strokes.length));
  });
}

test('draws areas lighter than their lines @desktop', async ({ page }) => {
  const stage = await openDemo(page, CHARTS, 'LineClick');
  await expect(stage.locator('.MuiAreaElement-root').first()).toHaveCSS('fill-opacity', '0.3');
});
