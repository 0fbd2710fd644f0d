import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../files/directories.ts';
import { listFailed, listRetried } from './listTests.ts';

const test = (title: string, ...statuses: string[]) => ({
  title,
  file: 'search.spec.ts',
  tests: statuses.map((status, index) => ({ projectName: index ? 'phone' : 'desktop', status })),
});

describe('listRetried', () => {
  it.each([
    ['our own report', { passed: 2, failed: 0, retried: ['a › b'] }, ['a › b']],
    ['a report without retries', { passed: 2, failed: 0 }, []],
    [
      "Playwright's report",
      {
        suites: [
          {
            specs: [test('opens', 'expected', 'flaky'), test('closes', 'unexpected')],
            suites: [{ specs: [test('finds', 'flaky', 'expected')] }],
          },
        ],
        stats: { expected: 2, unexpected: 1, flaky: 2 },
      },
      ['search.spec.ts › opens (phone)', 'search.spec.ts › finds (desktop)'],
    ],
    ['something else', null, []],
  ])('reads %s', (_, report, retried) => {
    expect(listRetried(report)).toEqual(retried);
  });
});

describe('listFailed', () => {
  it.each([
    [
      "Playwright's report",
      { suites: [{ specs: [test('opens', 'unexpected', 'flaky'), test('closes', 'expected')] }] },
      ['search.spec.ts › opens (desktop)'],
    ],
    [
      "Vitest's report",
      {
        testResults: [
          {
            name: path.join(ROOT, 'src/model/a.test.ts'),
            assertionResults: [
              { fullName: 'a adds', status: 'passed' },
              { fullName: 'a subtracts', status: 'failed' },
            ],
          },
        ],
      },
      ['src/model/a.test.ts › a subtracts'],
    ],
    ['our own report', { passed: 2, failed: 1 }, []],
    ['something else', null, []],
  ])('reads %s', (_, report, failed) => {
    expect(listFailed(report)).toEqual(failed);
  });
});
