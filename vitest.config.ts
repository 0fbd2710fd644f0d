import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { readInstalledVersions } from './src/generator/packages/readInstalledVersions.ts';
import { sampleCode } from './src/generator/try-it/sampleCode.ts';

/** Pure functions, whose tests can't affect each other. Starting a worker for each file would take longer than all of them. */
const PURE = ['src/model/**/*.test.{ts,tsx}', 'content/**/*.test.{ts,tsx}'];

export default defineConfig({
  plugins: [sampleCode()],
  // As in astro.config.mjs.
  define: {
    WORKER_HOST: '"docs.example"',
    ADS_MODE: '""',
    PACKAGE_VERSIONS: JSON.stringify(readInstalledVersions()),
  },
  test: {
    projects: [
      { extends: true, test: { name: 'pure', include: PURE, isolate: false } },
      {
        extends: true,
        test: {
          name: 'isolated',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'e2e/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...PURE],
        },
      },
    ],
    environment: 'node',
    setupFiles: ['./src/generator/testing/failOnConsole.ts'],
    restoreMocks: true,
    // Vitest would leave one of two cores idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // A busy machine is slow, which is not what a test is about.
    testTimeout: 30_000,
    reporters: ['default', './src/generator/testing/RetryReporter.ts'],
    // The packages of the grid import a stylesheet, which Node cannot load.
    server: { deps: { inline: [/@mui\/x-data-grid/] } },
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});
