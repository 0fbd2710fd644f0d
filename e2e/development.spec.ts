import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { ROOT } from '#build/content/directories.ts';
import { findFreePort } from '#build/tasks/findFreePort.ts';

/** Where the one development server of a checkout says that it runs. */
const LOCK = path.join(ROOT, '.astro/dev.json');
/** Packages are prepared for the browser when a checkout is first developed in. */
const START_MS = 120_000;

test('demos run while developing @desktop', async ({ page }) => {
  test.skip(isDeveloping(), 'a development server of this checkout is running already');
  test.setTimeout(2 * START_MS);
  rmSync(LOCK, { force: true });
  const port = await findFreePort();
  const args = ['src/build/tasks/dev.ts', '--port', String(port), '--host', '127.0.0.1'];
  const server = spawn(process.execPath, args, { cwd: ROOT, detached: true, stdio: 'ignore' });
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
    rmSync(LOCK, { force: true });
  }
});

function isDeveloping(): boolean {
  if (!existsSync(LOCK)) return false;
  const { pid } = JSON.parse(readFileSync(LOCK, 'utf8')) as { pid: number };
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
