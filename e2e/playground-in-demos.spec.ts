import type { Page } from '@playwright/test';
import { DEMOS } from './support/fixturePaths.ts';
import { openDemo } from './support/openDemo.ts';
import { HELLO, replaceCode } from './support/playground.ts';
import { expect, test } from './support/test.ts';

test.describe('on the page of a demo', () => {
  const open = async (page: Page) => {
    await openDemo(page, DEMOS, 'HarbourTree');
    return page.locator('#HarbourTree');
  };

  test('edits the demo in place and restores it', async ({ page }) => {
    const demo = await open(page);
    const height = (await demo.locator('[data-demo]').boundingBox())?.height ?? 0;
    await demo.getByRole('button', { name: 'Edit the code' }).press('Enter');
    const editor = demo.getByRole('textbox', { name: 'Code of HarbourTree.tsx' });
    await expect(editor).toBeFocused({ timeout: 30_000 });
    const result = demo.frameLocator('iframe[data-state=shown]');
    await expect(result.getByRole('treeitem', { name: 'Quay' })).toBeVisible({ timeout: 30_000 });
    const frame = await demo.locator('iframe[data-state=shown]').boundingBox();
    // Next to the code, the result is as tall as the editor.
    if ((page.viewportSize()?.width ?? 0) < 1100) expect(frame?.height).toBeCloseTo(height, 0);
    else expect(frame?.height).toBeGreaterThanOrEqual(height);

    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText(
      `export default function Demo() {\n  return <p>Pedals</p>;\n}\n`,
    );
    await expect(result.getByText('Pedals')).toBeVisible({ timeout: 30_000 });
    await expect(page.locator('html')).toHaveAttribute('data-unsaved', '');
    await demo.getByRole('button', { name: 'Reset', exact: true }).click();
    await expect(result.getByRole('treeitem', { name: 'Quay' })).toBeVisible({ timeout: 30_000 });

    await demo.getByRole('button', { name: 'Done' }).click();
    await expect(demo.locator('iframe')).toHaveCount(0);
    await expect(demo.getByRole('treeitem', { name: 'Quay' })).toBeVisible();
    await expect(demo.getByRole('button', { name: 'Edit the code' })).toBeFocused();
    await expect(page.locator('html')).not.toHaveAttribute('data-unsaved', '');
  });

  test('starts with Enter on the code and ends with Escape', async ({ page }) => {
    const demo = await open(page);
    await demo.locator('[data-demo-code] pre:visible').first().press('Enter');
    const editor = demo.getByRole('textbox', { name: 'Code of HarbourTree.tsx' });
    await expect(editor).toHaveAttribute('aria-readonly', 'false', { timeout: 30_000 });
    await expect(editor).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(editor).toHaveAttribute('aria-readonly', 'true');
    await expect(editor).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(demo.locator('iframe')).toHaveCount(0);
    await expect(demo.getByRole('button', { name: 'Edit the code' })).toBeFocused();
  });

  test('survives code that is hard to compile @desktop', async ({ page }) => {
    const demo = await open(page);
    await demo.getByRole('button', { name: 'Edit the code' }).press('Enter');
    await expect(demo.locator('iframe[data-state=shown]')).toBeVisible({ timeout: 30_000 });
    await replaceCode(page, 'f<T>('.repeat(28));
    await expect(demo.getByRole('alert')).toContainText('Compiling was stopped after 2 seconds', {
      timeout: 30_000,
    });
    await replaceCode(page, HELLO);
    await expect(demo.frameLocator('iframe[data-state=shown]').getByText('Hello')).toBeVisible({
      timeout: 30_000,
    });
  });

  test('uses the color scheme and direction of the page @desktop', async ({ page }) => {
    await page.goto('/x/introduction/');
    await page.evaluate(() => {
      localStorage.setItem('mui-mode', 'dark');
      localStorage.setItem('x-direction', 'rtl');
    });
    const demo = await open(page);
    await demo.getByRole('button', { name: 'Edit the code' }).press('Enter');
    const root = demo.frameLocator('iframe[data-state=shown]').locator('html');
    await expect(root).toHaveAttribute('data-mui-color-scheme', 'dark', { timeout: 30_000 });
    await expect(root).toHaveAttribute('dir', 'rtl');
    await expect(root).toHaveCSS('background-color', 'rgb(15, 18, 20)');
  });
});
