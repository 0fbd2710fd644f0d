import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium } from './src/generator/processes/findChromium.ts';
import { findFreePort } from './src/generator/processes/findFreePort.ts';

// Workers read this file again, so what was found first is handed down to them.
process.env['E2E_PORT'] ??= String(await findFreePort());
const port = process.env['E2E_PORT'];
process.env['E2E_DATA_DIR'] ??= mkdtempSync(path.join(os.tmpdir(), 'x-docs-e2e-'));
const chromium = findChromium();
if (!chromium) {
  throw new Error(
    'No Chromium found.\nHint: npm test installs it; or set CHROME_PATH to its program.',
  );
}

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: process.env['CI'] !== undefined,
  // A browser on two busy cores may miss a beat; a test that fails for a reason fails again.
  retries: 1,
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['line'], ['json']] : [['line']],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    // Without it the browser without windows lets a sandboxed frame hold up its page.
    launchOptions: { executablePath: chromium, args: ['--no-sandbox', '--site-per-process'] },
    colorScheme: 'light',
    locale: 'en-GB',
    timezoneId: 'UTC',
    // A trace of every test would cost a third of the time; the one that fails is run again.
    trace: 'on-first-retry',
  },
  // A title that ends in @desktop or @phone is about that screen alone.
  projects: [
    {
      name: 'desktop',
      use: { viewport: { width: 1440, height: 900 } },
      grepInvert: /@phone/,
    },
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
      grepInvert: /@desktop/,
    },
  ],
  webServer: {
    command: 'node src/server/main.ts',
    url: `http://127.0.0.1:${port}/x/`,
    env: {
      PORT: port,
      HOST: '127.0.0.1',
      NODE_ENV: 'production',
      DATA_DIR: process.env['E2E_DATA_DIR'],
      // All readers of the tests share one address.
      FEEDBACK_PER_MINUTE: '0',
      MCP_PER_MINUTE: '0',
      EVENTS_RETENTION_DAYS: '1',
    },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
