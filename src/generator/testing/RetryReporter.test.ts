import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { TestModule } from 'vitest/node';
import RetryReporter from './RetryReporter.ts';

vi.mock(import('node:fs'), async (importOriginal) => ({
  ...(await importOriginal()),
  mkdirSync: vi.fn(),
  writeFileSync: vi.fn(),
}));

beforeEach(() => vi.stubEnv('RETRIED_FILE', '/reports/retried.json'));
afterEach(() => vi.unstubAllEnvs());

it('lists the tests that needed a retry, and no others', async () => {
  const { writeFileSync } = await import('node:fs');
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const createTest = (fullName: string, flaky: boolean) => ({
    fullName,
    diagnostic: () => ({ flaky }),
  });
  const module = {
    relativeModuleId: 'src/a.test.ts',
    children: { allTests: () => [createTest('steady', false), createTest('shaky', true)] },
  };
  new RetryReporter().onTestRunEnd([module as unknown as TestModule]);
  expect(log).toHaveBeenCalledWith('\nPassed after a retry:\n  src/a.test.ts › shaky');
  expect(writeFileSync).toHaveBeenCalledWith(
    '/reports/retried.json',
    '{"retried":["src/a.test.ts › shaky"]}',
  );
});
