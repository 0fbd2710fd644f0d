import { COLOR_RULES, findViolations, summarize } from './support/findViolations.ts';
import type { Violation } from './support/findViolations.ts';
import { listSampledPages } from './support/sitePages.ts';
import { PROSE } from './support/fixturePaths.ts';
import { stillDemos, thinPage } from './support/thinPage.ts';
import { expect, openDrawer, openSettings, test } from './support/test.ts';

/** Pages per test: enough to be worth starting a browser for, few enough that two workers get equal shares. */
const SIZE = 8;

const pages = listSampledPages();

test.describe('gives axe nothing to find', () => {
  test.use({ expectedNoise: [/status of 404/] });

  for (let start = 0; start < pages.length; start += SIZE) {
    const group = pages.slice(start, start + SIZE);
    test(`on pages ${start + 1} to ${start + group.length}, light and dark`, async ({ page }) => {
      test.setTimeout(group.length * 60_000);
      const findings: Violation[] = [];
      await stillDemos(page);
      for (const path of group) {
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
        await page.goto(path, { waitUntil: 'networkidle' });
        await thinPage(page, { keepsNavigation: path === group[0] });
        findings.push(...(await findViolations(page, `${path} light`)));
        await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
        await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', 'dark');
        findings.push(...(await findViolations(page, `${path} dark`, COLOR_RULES)));
      }
      expect(summarize(findings)).toEqual([]);
    });
  }

  test('in the settings, in the drawer, and in right-to-left', async ({ page, isMobile }) => {
    await page.addInitScript(() => localStorage.setItem('x-direction', 'rtl'));
    await page.goto(PROSE, { waitUntil: 'networkidle' });
    const findings = await findViolations(page, 'right to left');
    const settings = await openSettings(page);
    findings.push(...(await findViolations(page, 'settings')));
    await page.keyboard.press('Escape');
    await expect(settings).toBeHidden();
    if (isMobile) {
      await openDrawer(page);
      findings.push(...(await findViolations(page, 'drawer')));
    }
    expect(summarize(findings)).toEqual([]);
  });
});
