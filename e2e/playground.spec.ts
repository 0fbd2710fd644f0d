import type { Page } from '@playwright/test';
import { findViolations, summarize } from './support/findViolations.ts';
import { getLayoutShifts, watchLayoutShifts } from './support/layoutShifts.ts';
import {
  getResult,
  HELLO,
  openCode,
  readOutcome,
  replaceCode,
  tries,
  waitForStatus,
} from './support/playground.ts';
import { expect, test } from './support/test.ts';

test('replaces the plain text with the editor without moving anything', async ({ page }) => {
  await watchLayoutShifts(page);
  await page.goto('/playground/');
  await expect(page.getByRole('main').locator('.cm-content')).toBeVisible();
  await page.waitForTimeout(500);
  const shifts = await getLayoutShifts(page);
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01);
});

test.describe('writing code', () => {
  test('runs what is typed, and keeps the last good result through errors', async ({ page }) => {
    await openCode(page, HELLO);
    await expect(getResult(page).getByText('Hello')).toBeVisible({ timeout: 30_000 });
    await replaceCode(page, HELLO.replace('Hello', 'Ahoy'));
    await expect(getResult(page).getByText('Ahoy')).toBeVisible({ timeout: 30_000 });
    await replaceCode(page, 'export default () => <p>Broken');
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(getResult(page).getByText('Ahoy')).toBeVisible();
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect(getResult(page).getByText('Hello')).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole('alert')).toBeHidden();
  });

  test('shows where the code crashed and links to the line', async ({ page }) => {
    await openCode(
      page,
      `const row: any = null;\n\nexport default function Demo() {\n  return <p>{row.id}</p>;\n}\n`,
    );
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('null', { timeout: 30_000 });
    await alert.getByRole('button', { name: 'Demo.tsx, line 4' }).click();
    await expect(page.locator('.cm-activeLine')).toContainText('row.id');
  });

  test('suggests the right name for a wrong import @desktop', async ({ page }) => {
    await openCode(
      page,
      `import Buton from '@mui/material/Buton';\nexport default () => <Buton />;`,
    );
    const alert = page.getByRole('alert');
    await expect(alert).toContainText("“@mui/material/Buton” can't be imported here.", {
      timeout: 30_000,
    });
    await expect(alert.locator('code').first()).toHaveText('@mui/material/Button');
  });

  test('shares the code with a link', async ({ page, context }) => {
    await page.goto('/playground/');
    await waitForStatus(page, 'Up to date');
    await replaceCode(page, HELLO.replace('Hello', 'Grüße, 潮汐'));
    await expect(page.locator('html')).toHaveAttribute('data-unsaved', '');
    await page.getByRole('button', { name: 'Share link' }).click();
    await expect(page).toHaveURL(/#code=[\w-]+$/);
    await expect(page.locator('html')).not.toHaveAttribute('data-unsaved', '');
    const other = await context.newPage();
    await other.goto(page.url());
    // The same reader wrote it, so there's no question.
    await expect(getResult(other).getByText('Grüße, 潮汐')).toBeVisible({ timeout: 30_000 });
  });

  test('shows what the code logs, as text @desktop', async ({ page }) => {
    await openCode(
      page,
      tries(`console.warn('<img src=x onerror=alert(1)>', { id: 1, tags: ['a'] }); return 'ok'`),
    );
    await readOutcome(page);
    const log = page.getByRole('log', { name: 'Console' });
    await expect(log).toContainText(`<img src=x onerror=alert(1)> {id: 1, tags: ["a"]}`);
    await expect(log.locator('img')).toHaveCount(0);
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect(log.getByRole('listitem')).toHaveCount(0);
  });
  test.use({ expectedNoise: [/onerror=alert|Cannot read properties of null|The above error/] });

  test('asks before leaving unsaved text', async ({ page }) => {
    await openCode(page, HELLO);
    await waitForStatus(page, 'Up to date');
    await replaceCode(page, `${HELLO}// more`);
    await expect(page.locator('html')).toHaveAttribute('data-unsaved', '');
    const dialog = page.waitForEvent('dialog');
    void page.goto('/x/').catch(() => {});
    expect((await dialog).type()).toBe('beforeunload');
    await (await dialog).dismiss();
    await expect(page).toHaveURL(/\/playground\//);
  });

  for (const [name, text] of [
    ['Data Grid', 'Curlew'],
    ['Date Picker', 'Tide on'],
    ['Line chart', 'Metres'],
    ['Tree View', 'Slipway'],
  ] as const) {
    test(`starts from a ${name} @desktop`, async ({ page }) => {
      await openCode(page, HELLO);
      await page.getByLabel('Start from…').selectOption(name);
      await expect(getResult(page).getByText(text).first()).toBeVisible({ timeout: 30_000 });
      await waitForStatus(page, 'Up to date');
      await expect(page.getByRole('log').getByRole('listitem')).toHaveCount(0);
    });
  }

  test('works from the keyboard and never traps Tab @desktop', async ({ page }) => {
    await openCode(page, HELLO.replaceAll('p>', 'button>'));
    await waitForStatus(page, 'Up to date');
    const editor = page.getByRole('textbox', { name: 'Code of Demo.tsx' });
    await page.getByRole('button', { name: 'Share link' }).focus();
    await page.keyboard.press('Tab');
    await expect(editor).toBeFocused();
    await expect(editor).toHaveAttribute('aria-readonly', 'true');
    await page.keyboard.press('Tab');
    await expect(page.locator('iframe[data-state=shown]')).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(editor).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(editor).toHaveAttribute('aria-readonly', 'false');
    await page.keyboard.press('ControlOrMeta+Home');
    await page.keyboard.press('Tab');
    await expect(editor).toBeFocused();
    await expect(page.locator('.cm-line').first()).toHaveText('  export default function Demo() {');
    await page.keyboard.press('Escape');
    await expect(editor).toBeFocused();
    await waitForStatus(page, 'Up to date');
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('button', { name: 'Share link' })).toBeFocused();
  });

  test('gives axe nothing to find', async ({ page }) => {
    await openCode(page, HELLO.replace('<p>Hello</p>', '<main>Hello</main>'));
    await waitForStatus(page, 'Up to date');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(summarize(await findViolations(page, colorScheme))).toEqual([]);
    }
  });
});

test.describe('the look of the result', () => {
  const root = (page: Page) => getResult(page).locator('html');
  test('is plain Material UI when the playground is opened directly @desktop', async ({ page }) => {
    await page.goto('/x/introduction/');
    await page.evaluate(() => {
      localStorage.setItem('mui-mode', 'dark');
      localStorage.setItem('x-direction', 'rtl');
    });
    await page.goto('/playground/');
    const plain = page.getByRole('switch', { name: 'Plain Material UI' });
    await expect(plain).toBeChecked();
    await waitForStatus(page, 'Up to date');
    await expect(root(page)).not.toHaveAttribute('data-mui-color-scheme');
    await plain.click();
    await expect(root(page)).toHaveAttribute('data-mui-color-scheme', 'dark', { timeout: 30_000 });
    await expect(root(page)).toHaveAttribute('dir', 'rtl');
    await expect(root(page)).toHaveCSS('background-color', 'rgb(15, 18, 20)');
    await plain.click();
    await expect(root(page)).not.toHaveAttribute('data-mui-color-scheme', { timeout: 30_000 });
  });

  test("is the reader's look for code from a link, and follows the settings", async ({ page }) => {
    await openCode(page, HELLO);
    await expect(page.getByRole('switch', { name: 'Plain Material UI' })).not.toBeChecked();
    await expect(root(page)).toHaveAttribute('data-mui-color-scheme', 'light', { timeout: 30_000 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(root(page)).toHaveAttribute('data-mui-color-scheme', 'dark');
  });
});
