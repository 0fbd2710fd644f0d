import type { Page } from '@playwright/test';
import { testsEverything } from '#generator/testing/testsEverything.ts';
import { COLOR_RULES, findViolations, summarize } from './support/findViolations.ts';
import type { Violation } from './support/findViolations.ts';
import { listSampledPages } from './support/sitePages.ts';
import { PROSE } from './support/fixturePaths.ts';
import { stillDemos, thinPage } from './support/thinPage.ts';
import { expect, openDrawer, openSettings, test } from './support/test.ts';

/** Pages per test. Enough to be worth opening a browser, but few enough that two workers get equal shares. */
const SIZE = 8;

const pages = listSampledPages();
/** Half of the pages, because few rules depend on the width. They're sorted by path, so every second page covers every kind. */
const phonePages = testsEverything() ? pages : pages.filter((_, index) => index % 2 === 0);

test.describe('gives axe nothing to find', () => {
  test.use({ expectedNoise: [/status of 404/] });

  for (const { group, name } of split(pages)) {
    test(`on ${name}, light and dark @desktop`, async ({ page }) => {
      test.setTimeout(group.length * 60_000);
      const findings: Violation[] = [];
      for await (const path of visit(page, group)) {
        findings.push(...(await findViolations(page, `${path} light`)));
        await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
        await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', 'dark');
        findings.push(...(await findViolations(page, `${path} dark`, COLOR_RULES)));
      }
      expect(summarize(findings)).toEqual([]);
    });
  }

  // Colors don't depend on the width, so dark pages are only checked on the wide screen.
  for (const { group, name } of split(phonePages)) {
    test(`on ${name}, light @phone`, async ({ page }) => {
      test.setTimeout(group.length * 60_000);
      const findings: Violation[] = [];
      for await (const path of visit(page, group)) {
        findings.push(...(await findViolations(page, `${path} light`)));
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

/** Splits the pages into groups for one test each: `pages 1 to 8`. */
function split(all: readonly string[]): { group: readonly string[]; name: string }[] {
  return Array.from({ length: Math.ceil(all.length / SIZE) }, (_, index) => {
    const start = index * SIZE;
    const group = all.slice(start, start + SIZE);
    return { group, name: `pages ${start + 1} to ${start + group.length}` };
  });
}

/** Opens one page after another, in light colors and without the parts that other tests cover. */
async function* visit(page: Page, paths: readonly string[]): AsyncGenerator<string> {
  await stillDemos(page);
  for (const path of paths) {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(path, { waitUntil: 'networkidle' });
    await thinPage(page, { keepsNavigation: path === paths[0] });
    yield path;
  }
}
