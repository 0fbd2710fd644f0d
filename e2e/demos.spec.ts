import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { DATA_GRID, DEMOS } from './support/fixturePaths.ts';
import { openDemo } from './support/openDemo.ts';

const demo = (page: Page, name: string) => page.getByRole('region', { name: `Demo: ${name}` });
const toolbar = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: `Toolbar of demo ${name}` });

const openLive = (page: Page, name: string) => openDemo(page, DEMOS, name);

test.describe('the toolbar of a demo', () => {
  test('opens, switches, and copies the code', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openLive(page, 'CrewGrid');
    const tools = toolbar(page, 'CrewGrid');
    await tools.getByRole('button', { name: 'Expand code' }).click();
    const code = demo(page, 'CrewGrid').getByRole('group', { name: 'Code of CrewGrid.tsx' });
    await expect(code).toContainText('GridColDef<Member>[]');
    await tools.getByRole('button', { name: 'JS' }).click();
    await expect(code).not.toContainText('GridColDef');
    const copy = tools.getByRole('button', { name: 'Copy the source' });
    await copy.click();
    await expect(copy).toHaveAttribute('data-copied', '');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
      "import { crew } from './crew';",
    );
    await expect(copy).not.toHaveAttribute('data-copied', '', { timeout: 3000 });
  });

  test('keeps the variant for the next page @desktop', async ({ page }) => {
    await openLive(page, 'CrewGrid');
    await toolbar(page, 'CrewGrid').getByRole('button', { name: 'Expand code' }).click();
    await toolbar(page, 'CrewGrid').getByRole('button', { name: 'JS' }).click();
    await expect
      .poll(async () => (await page.context().cookies()).find(({ name }) => name === 'codeVariant'))
      .toMatchObject({ value: 'JS', path: '/' });
    await page.reload();
    await toolbar(page, 'CrewGrid').getByRole('button', { name: 'Expand code' }).click();
    await expect(demo(page, 'CrewGrid').getByRole('tab', { name: 'CrewGrid.js' })).toBeVisible();
  });

  test('is one tab stop that the arrow keys, Home, and End move through @desktop', async ({
    page,
  }) => {
    await openLive(page, 'TidePicker');
    const tools = toolbar(page, 'TidePicker');
    const first = tools.getByRole('button', { name: 'Expand code' });
    await first.focus();
    await page.waitForTimeout(300);
    await page.keyboard.press('ArrowRight');
    await expect(tools.getByRole('button', { name: 'Edit the code' })).toBeFocused();
    await page.keyboard.press('End');
    await expect(tools.locator('summary[aria-label="More actions"]')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(first).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(tools.getByRole('button', { name: 'Edit the code' })).not.toBeFocused();
  });

  test('mirrors its arrows in right-to-left pages @desktop', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('x-direction', 'rtl'));
    await openLive(page, 'TidePicker');
    const tools = toolbar(page, 'TidePicker');
    await tools.getByRole('button', { name: 'Expand code' }).focus();
    await page.waitForTimeout(300);
    await page.keyboard.press('ArrowLeft');
    await expect(tools.getByRole('button', { name: 'Edit the code' })).toBeFocused();
  });

  test('moves through the tabs of the files from the keyboard @desktop', async ({ page }) => {
    await openLive(page, 'CrewGrid');
    await toolbar(page, 'CrewGrid').getByRole('button', { name: 'Expand code' }).click();
    const tabs = demo(page, 'CrewGrid').getByRole('tab');
    await tabs.first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
    await expect(
      demo(page, 'CrewGrid').getByRole('group', { name: 'Code of crew.ts' }),
    ).toBeVisible();
  });

  test('resets the demo and the focus', async ({ page }) => {
    const stage = await openLive(page, 'HarbourTree');
    await stage.getByText('Quay').click();
    await expect(stage.getByText('Crane')).toBeHidden();
    const more = toolbar(page, 'HarbourTree').locator('summary[aria-label="More actions"]');
    await more.click();
    await page.getByRole('button', { name: 'Reset demo' }).locator('visible=true').click();
    await expect(stage.getByText('Crane')).toBeVisible();
    await more.click();
    await page
      .getByRole('button', { name: /Reset focus/ })
      .locator('visible=true')
      .click();
    await page.keyboard.press('Tab');
    await expect(stage.getByRole('treeitem').first()).toBeFocused();
  });
});

test.describe('deep links', () => {
  for (const [hash, file] of [
    ['#CrewGrid.tsx', 'CrewGrid.tsx'],
    ['#CrewGrid.js', 'CrewGrid.js'],
  ] as const) {
    test(`opens the code for ${hash}`, async ({ page }) => {
      await page.goto(`${DEMOS}${hash}`);
      await expect(demo(page, 'CrewGrid').getByRole('tab', { name: file })).toBeVisible();
      await expect(demo(page, 'CrewGrid')).toBeInViewport();
    });
  }

  test('only scrolls for #Name', async ({ page }) => {
    await page.goto(`${DEMOS}#HarbourTree`);
    await expect(demo(page, 'HarbourTree')).toBeInViewport();
    await expect(
      toolbar(page, 'HarbourTree').getByRole('button', { name: 'Expand code' }),
    ).toBeVisible();
  });
});

test.describe('a demo', () => {
  test('reports a crash and restarts @desktop', async ({ page }) => {
    await page.goto(DEMOS);
    await demo(page, 'CrashOnDemand').getByRole('button', { name: 'Crash', exact: true }).click();
    const alert = demo(page, 'CrashOnDemand').getByRole('alert');
    await expect(alert).toContainText('The anchor chain has parted.');
    await expect(alert.getByRole('link', { name: 'Open an issue' })).toHaveAttribute(
      'href',
      /issues\/new\?title=.*CrashOnDemand/,
    );
    await alert.getByRole('button', { name: 'Reset demo' }).click();
    await expect(
      demo(page, 'CrashOnDemand').getByRole('button', { name: 'Crash', exact: true }),
    ).toBeVisible();
    await expect(demo(page, 'TidePicker')).toBeVisible();
  });

  test('renders without scripts where it can @desktop', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${baseURL}${DEMOS}`);
    await expect(page.getByRole('treeitem', { name: 'Quay' })).toBeVisible();
    await expect(
      page.getByText("import { LineChart } from '@mui/x-charts/LineChart'"),
    ).toBeVisible();
    await context.close();
  });

  test('adds its styles to the layer that the page provides @desktop', async ({ page }) => {
    await openLive(page, 'CrewGrid');
    const { later, kinds } = await page.evaluate(() => {
      const given = document.querySelector<HTMLStyleElement>('style[data-demo-styles]');
      const block = [...(given?.sheet?.cssRules ?? [])].at(-1) as CSSLayerBlockRule;
      const own = document.querySelectorAll<HTMLStyleElement>('style[data-emotion]');
      const rules = [...own].flatMap((style) => [...(style.sheet?.cssRules ?? [])]);
      return { later: block.cssRules.length, kinds: rules.map((rule) => rule.constructor.name) };
    });
    expect(later).toBeGreaterThan(10);
    // Other rules would make the browser recalculate the whole page (decision 014).
    expect(kinds.filter((kind) => kind !== 'CSSKeyframesRule')).toEqual([]);
  });

  test('is suspended when far away and unused, and resumes', async ({ page }) => {
    const stage = await openLive(page, 'CrewGrid');
    await page.evaluate(() =>
      document.body.insertAdjacentHTML('beforeend', '<div style="height:9000px"></div>'),
    );
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(stage).not.toHaveAttribute('data-state', 'live');
    await expect(stage).toContainText('Ilse Brandt');
    await page.evaluate(() => scrollTo(0, 0));
    await expect(stage).toHaveAttribute('data-state', 'live');
  });
});

test('a demo of a paid component shows its watermark exactly if the build has no license key', async ({
  page,
}) => {
  const hasKey = Boolean(process.env['MUI_X_LICENSE_KEY']);
  const grid = await openDemo(page, DATA_GRID, 'BasicTree');
  const watermark = grid.getByText('MUI X Missing license key');
  await expect(watermark).toHaveCount(hasKey ? 0 : 1);
  if (hasKey) return;
  await watermark.scrollIntoViewIfNeeded();
  await expect(watermark).toBeVisible();
  // Make sure that nothing covers it or makes it transparent.
  await expect(watermark).toHaveCSS('opacity', '1');
  const isUncovered = await watermark.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    element.style.pointerEvents = 'auto';
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(isUncovered).toBe(true);
});
