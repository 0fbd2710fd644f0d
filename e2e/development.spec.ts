import { spawn } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { ROOT } from '#generator/files/directories.ts';
import { findFreePort } from '#generator/processes/findFreePort.ts';

/** The first start in a checkout prepares the packages for the browser. */
const START_MS = 120_000;

test('runs demos and completes the navigation in development @desktop', async ({ page }) => {
  test.setTimeout(2 * START_MS);
  const port = await findFreePort();
  // Someone may be running a development server in this checkout.
  const options = ['--port', String(port), '--host', '127.0.0.1', '--ignore-lock'];
  const server = spawn(process.execPath, ['src/generator/tasks/dev.ts', ...options], {
    cwd: ROOT,
    detached: true,
    stdio: 'ignore',
  });
  try {
    const url = `http://127.0.0.1:${port}/x/react-charts/bars/`;
    await expect(async () => {
      expect((await page.goto(url))?.status()).toBe(200);
    }).toPass({ timeout: START_MS });
    const stage = page.locator('[data-demo]').first();
    await stage.scrollIntoViewIfNeeded();
    await expect(stage).toHaveAttribute('data-state', 'live', { timeout: START_MS });
    await expect(stage.locator('svg').first()).toBeVisible();
    const group = page.locator('[data-group="/x/react-tree-view-group"]');
    await group.locator('> summary').click();
    await expect(group.getByRole('link', { name: 'Lazy loading' })).toBeVisible();
  } finally {
    // Also stops the tools that the server started.
    if (server.pid) process.kill(-server.pid);
  }
});
