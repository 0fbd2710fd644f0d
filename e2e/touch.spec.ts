import type { Page } from '@playwright/test';
import { DEMOS, PROSE } from './support/fixturePaths.ts';
import { openDemo } from './support/openDemo.ts';
import { expect, test } from './support/test.ts';

/** Finds elements that styles only reveal on hover, and that a screen without hover would never show. */
function findHoverOnly(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const visit = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSMediaRule && !matchMedia(rule.conditionText).matches) continue;
        if (rule instanceof CSSStyleRule && rule.selectorText.includes(':hover')) check(rule);
        else if ('cssRules' in rule) visit(rule.cssRules as CSSRuleList);
      }
    };
    const check = ({ style, selectorText }: CSSStyleRule) => {
      if (!style.opacity && !style.visibility && !style.display) return;
      const targets = document.querySelectorAll<HTMLElement>(withoutHover(selectorText));
      for (const target of targets) {
        const isShown = target.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true });
        // Parts of closed menus and tabs are hidden for another reason.
        const isInClosedPart = !target.parentElement?.checkVisibility({ checkVisibilityCSS: true });
        if (!isShown && !isInClosedPart) found.add(`${target.className} by ${selectorText}`);
      }
    };
    // `:hover > .tip` → `* > .tip`, `.row:hover` → `.row`
    const withoutHover = (selector: string) =>
      selector.replaceAll(/(^|[\s,>+~(]):hover/g, '$1*').replaceAll(':hover', '');
    for (const sheet of document.styleSheets) visit(sheet.cssRules);
    return [...found];
  });
}

test('shows without hover what others see on hover @phone', async ({ page }) => {
  expect(await page.evaluate(() => matchMedia('(hover: none)').matches)).toBe(true);
  await page.goto(PROSE, { waitUntil: 'networkidle' });
  expect(await findHoverOnly(page)).toEqual([]);
  await openDemo(page, DEMOS, 'CrewGrid');
  const frame = page.locator('#CrewGrid');
  await frame.getByRole('button', { name: 'Expand code' }).tap();
  await expect(frame.getByRole('group', { name: 'Code of CrewGrid.tsx' })).toBeVisible();
  expect(await findHoverOnly(page)).toEqual([]);
});

test('shows the buttons of a heading after a tap on it @phone', async ({ page }) => {
  await page.goto(PROSE, { waitUntil: 'networkidle' });
  const heading = page.locator('main h2').first();
  const row = heading.locator('..');
  const link = row.getByRole('link', { name: 'Link to this section' });
  await expect(link).toHaveCSS('opacity', '0');
  await heading.tap();
  await expect(link).toHaveCSS('opacity', '1');
  await link.tap();
  await expect(page).toHaveURL(new RegExp(`#${await heading.getAttribute('id')}$`));
});

for (const width of [390, 1024]) {
  test(`names the tools of a demo in its menu and leaves no tip behind, ${width} px @phone`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await openDemo(page, DEMOS, 'CrewGrid');
    const frame = page.locator('#CrewGrid');
    await frame.getByRole('button', { name: 'Copy the source' }).tap();
    await expect(frame.locator('[data-demo-action=copy] span').last()).toBeHidden();
    await frame.locator('summary[aria-label="More actions"]').tap();
    const sandboxes = frame.locator('[data-demo-action=sandbox]:visible');
    await expect(sandboxes).toHaveText([/\w/, /\w/]);
    await expect(
      frame.getByRole('toolbar').locator('[data-demo-action=sandbox] svg:visible'),
    ).toHaveCount(0);
  });
}
