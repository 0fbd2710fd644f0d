import { defineConfig } from 'vitest/config';

export default defineConfig({
  // As in astro.config.ts.
  define: { WORKER_HOST: '"docs.example"', ADS_MODE: '""' },
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'content/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    environment: 'node',
    setupFiles: ['./src/build/tasks/failOnConsole.ts'],
    restoreMocks: true,
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});
