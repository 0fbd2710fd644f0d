import { defineConfig } from 'vitest/config';
import { ROOT } from '#generator/files/directories.ts';

// Journeys in Firefox, which Playwright can drive only in a patched version. See `testFirefox.ts`.
export default defineConfig({
  root: ROOT,
  test: {
    include: ['e2e/firefox/**/*.journey.ts'],
    environment: 'node',
    // There is only one browser, so journeys run one at a time.
    fileParallelism: false,
    testTimeout: 90_000,
    hookTimeout: 120_000,
    retry: 1,
    expect: { poll: { timeout: 20_000, interval: 100 } },
    reporters: ['default', './src/generator/testing/RetryReporter.ts'],
  },
});
