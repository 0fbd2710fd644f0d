import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { getDistDir } from './src/generator/files/getDistDir.ts';
import { assembleTestSite } from './src/generator/fixtures/assembleTestSite.ts';
import { findChromium } from './src/generator/processes/findChromium.ts';
import { findFreePort } from './src/generator/processes/findFreePort.ts';

// Workers read this file again and inherit these values.
process.env['E2E_PORT'] ??= String(await findFreePort());
const port = process.env['E2E_PORT'];
process.env['E2E_DATA_DIR'] ??= mkdtempSync(path.join(os.tmpdir(), 'x-docs-e2e-'));
process.env['E2E_DIST'] ??= assembleTestSite(getDistDir());
const chromium = findChromium();
if (!chromium) {
  throw new Error(
    'No Chromium found.\nHint: npm test installs it. You can also set CHROME_PATH to an executable.',
  );
}

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: process.env['CI'] !== undefined,
  // A browser on two busy cores can be late. Every test that needed another try is listed at the end.
  retries: 2,
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['line'], ['json']] : [['line']],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    // Without site isolation, a sandboxed frame can block its page in headless Chromium.
    launchOptions: { executablePath: chromium, args: ['--no-sandbox', '--site-per-process'] },
    colorScheme: 'light',
    locale: 'en-GB',
    timezoneId: 'UTC',
    // A trace of every test would take a third of the time.
    trace: 'on-first-retry',
  },
  // A title that ends in @desktop or @phone runs only on that screen.
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
      // What the server sends doesn't depend on the screen.
      testIgnore: ['style-policy.spec.ts', 'machine-readers.spec.ts'],
    },
  ],
  webServer: {
    command: 'node src/server/main.ts',
    url: `http://127.0.0.1:${port}/x/`,
    env: {
      PORT: port,
      HOST: '127.0.0.1',
      NODE_ENV: 'production',
      DIST_DIR: process.env['E2E_DIST'],
      DATA_DIR: process.env['E2E_DATA_DIR'],
      // All tests share one IP address.
      FEEDBACK_PER_MINUTE: '0',
      MCP_PER_MINUTE: '0',
      EVENTS_RETENTION_DAYS: '1',
    },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
