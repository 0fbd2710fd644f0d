import { describe, expect, it } from 'vitest';
import { countTests } from './testReport.ts';

describe('countTests', () => {
  it.each([
    ['its own report', { passed: 18, failed: 1 }, { passed: 18, failed: 1 }],
    [
      "Vitest's report",
      { numTotalTests: 5, numPassedTests: 4, numFailedTests: 1, testResults: [] },
      { passed: 4, failed: 1 },
    ],
    [
      'a test file that does not load as a failure',
      {
        numTotalTests: 4,
        numPassedTests: 4,
        numFailedTests: 0,
        testResults: [
          { status: 'failed', assertionResults: [] },
          { status: 'passed', assertionResults: [{}, {}] },
        ],
      },
      { passed: 4, failed: 1 },
    ],
    [
      "Playwright's report",
      { stats: { expected: 7, unexpected: 2, flaky: 0, skipped: 1 }, errors: [] },
      { passed: 7, failed: 2 },
    ],
    [
      'a browser that did not start',
      { stats: { expected: 0, unexpected: 0, flaky: 0 }, errors: [{}] },
      { passed: 0, failed: 1 },
    ],
    ['something else as a failure', null, { passed: 0, failed: 1 }],
  ])('reads %s', (_, report, count) => {
    expect(countTests(report)).toEqual(count);
  });
});
