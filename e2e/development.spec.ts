import { spawn } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { ROOT } from '#generator/files/directories.ts';
import { findFreePort } from '#generator/processes/findFreePort.ts';

/** Packages are prepared for the browser when a checkout is first developed in. */
const START_MS = 120_000;

test('demos run while developing @desktop', async ({ page }) => {
  test.setTimeout(2 * START_MS);
  const port = await findFreePort();
  // Beside the server of someone who is at work in this checkout.
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
  } finally {
    // With the tools that it has started.
    if (server.pid) process.kill(-server.pid);
  }
});
